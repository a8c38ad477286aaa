import { limits, type RadarAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidencePicker } from '#features/evidence/components/evidence-picker.tsx';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { blipsOfCards } from '#features/radars/rules/card-blips.rules.ts';
import type { NewBlip } from '#features/radars/rules/radar-edit.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import styles from './editor.module.css';

interface CardsDialogProps {
  readonly radar: RadarAttributes;
  /** The number of blips that can still be added to the radar. */
  readonly remaining: number;
  readonly onAdd: (blips: readonly NewBlip[]) => void;
  readonly onClose: () => void;
}

/** Makes blips from cards: first asks for the cards, then whether they become one blip or several, and where. */
export function CardsDialog({ radar, remaining, onAdd, onClose }: CardsDialogProps) {
  const { t } = useTranslation('radars');
  const [cards, setCards] = useState<readonly Evidence[]>([]);
  const [choosing, setChoosing] = useState(true);
  const [together, setTogether] = useState(false);
  const [sector, setSector] = useState('');
  const [ring, setRing] = useState(radar.rings.at(-1) ?? '');
  if (choosing) {
    return (
      <EvidencePicker
        kind="cards"
        projectSlug={radar.project.slug}
        value={cards}
        max={remaining}
        onClose={onClose}
        onChosen={(chosen) => {
          setCards(chosen);
          setChoosing(false);
          if (chosen.length === 0) onClose();
        }}
      />
    );
  }
  const mayBeOne = cards.length > 1 && cards.length <= limits.blipCards;
  const blips = blipsOfCards(cards, { together: together && mayBeOne, sector, ring }, radar);
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, name }));
  return (
    <Dialog opened onClose={onClose} title={t('fromCards')} width={460}>
      <div className={styles.asked}>
        {mayBeOne && (
          <SelectField
            label={t('cardsAs')}
            options={[
              { value: 'each', name: t('cardsEach', { count: cards.length }) },
              { value: 'together', name: t('cardsTogether', { count: cards.length }) },
            ]}
            value={together ? 'together' : 'each'}
            onChange={(value) => setTogether(value === 'together')}
          />
        )}
        <div className={styles.pair}>
          <SelectField
            label={t('sector')}
            options={[{ value: '', name: t('sectorByTitle') }, ...options(radar.domains)]}
            value={sector}
            onChange={setSector}
          />
          <SelectField label={t('ring')} options={options(radar.rings)} value={ring} onChange={setRing} />
        </div>
        <div className={styles.actions} data-foot>
          <Button onClick={() => setChoosing(true)}>{t('chooseOtherCards')}</Button>
          <Button variant="primary" onClick={() => onAdd(blips)}>
            {t('addBlipCount', { count: blips.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
