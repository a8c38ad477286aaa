import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#features/cards/rules/neighbours.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';

interface SteppedCardProps {
  readonly slug: string;
  /** Undefined while the card is loading. */
  readonly title: string | undefined;
  /** The position of the card in the list it was opened from. */
  readonly at: Position | undefined;
}

/**
 * Announces the title and the position of the next or previous card to screen readers. The first card is announced as
 * the name of its dialog.
 */
export function SteppedCard({ slug, title, at }: SteppedCardProps) {
  const { t } = useTranslation('cards');
  const { number } = useFormats();
  const [first] = useState(slug);
  const [hasStepped, setHasStepped] = useState(false);
  if (slug !== first && !hasStepped) setHasStepped(true);
  const place = at && t('positionOf', { position: number(at.position), total: number(at.total) });
  return (
    <p className={visuallyHidden} role="status">
      {hasStepped && title && [title, place].filter(Boolean).join(', ')}
    </p>
  );
}
