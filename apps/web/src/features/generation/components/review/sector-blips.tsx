import type { GenerationAttributes } from '@foreglow/contract';
import { useId } from 'react';
import type { Draft, NumberedBlip } from '#features/generation/rules/review.rules.ts';
import { BlipRow } from './blip-row.tsx';
import styles from './review.module.css';
import type { Deciding } from './use-deciding.ts';

interface SectorBlipsProps {
  readonly name: string;
  readonly blips: readonly NumberedBlip[];
  readonly instance: GenerationAttributes;
  readonly draft: Draft;
  readonly deciding: Deciding;
  readonly closed: boolean;
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
}

/** The drafted blips of a sector. */
export function SectorBlips({ name, blips, deciding, ...rest }: SectorBlipsProps) {
  const id = useId();
  return (
    <section className={styles.sector} aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {name} <span>· {blips.length}</span>
      </h2>
      <ol>
        {blips.map((blip) => (
          <BlipRow key={blip.id} blip={blip} isChosen={blip.id === deciding.chosen?.id} deciding={deciding} {...rest} />
        ))}
      </ol>
    </section>
  );
}
