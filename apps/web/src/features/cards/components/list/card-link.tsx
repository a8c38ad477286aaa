import type { CardAttributes } from '@foreglow/contract';
import styles from './card-link.module.css';

interface CardLinkProps {
  readonly card: CardAttributes;
  readonly href: string;
  /** Whether Tab leads to it. */
  readonly active: boolean;
}

/** The title of a card in a list: the link that the whole card is. */
export const CardLink = ({ card, href, active }: CardLinkProps) => (
  <a href={href} tabIndex={active ? 0 : -1} className={styles.link} data-card={card.slug}>
    {card.title}
  </a>
);
