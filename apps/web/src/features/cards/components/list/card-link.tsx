import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { languageOf } from '#lib/text/language-of.rules.ts';
import styles from './card-link.module.css';
import type { SearchMarks } from './search-marks.tsx';

interface CardLinkProps {
  readonly card: ListedCard;
  readonly href: string;
  /** Whether Tab reaches the link. */
  readonly active: boolean;
  readonly marks: SearchMarks | undefined;
  /** Clips the title. */
  readonly className: string | undefined;
}

/**
 * The title of a card in a list, as a link that covers the whole card. The title is clipped by an element of its own:
 * if an element around the link clipped it, the browser could not reuse what it painted of the card before.
 */
export const CardLink = ({ card, href, active, marks, className }: CardLinkProps) => (
  <a href={href} tabIndex={active ? 0 : -1} className={styles.link} lang={languageOf(card.title)} data-card={card.slug}>
    <span className={className}>{marks ? marks.marked(card.title) : card.title}</span>
  </a>
);
