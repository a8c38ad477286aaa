import type { RichText, RichTextItem } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { PageAnchor } from '../page-anchor.tsx';
import styles from './rich-text.module.css';

/** A text with its annotations, colours, links and mentions. Its line breaks are preserved. */
export function PageText({ text }: { readonly text: RichText }) {
  return (
    <span className={styles.text} dir="auto">
      {text.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else that tells them apart
        <Piece key={index} item={item} />
      ))}
    </span>
  );
}

function Piece({ item }: { readonly item: RichTextItem }) {
  const { type, plain_text: plain, text, href, annotations } = item;
  const { bold, italic, underline, strikethrough, code, color } = annotations;
  let shown: ReactNode = type === 'text' ? (text?.content ?? plain) : plain;
  if (code) shown = <code className={styles.code}>{shown}</code>;
  if (bold) shown = <strong>{shown}</strong>;
  if (italic) shown = <em>{shown}</em>;
  if (strikethrough) shown = <s>{shown}</s>;
  if (underline) shown = <u>{shown}</u>;
  // A colour without a style has no effect.
  if (color !== 'default') shown = <span data-color={color}>{shown}</span>;
  if (href === undefined) return shown;
  return (
    <PageAnchor to={href} className={type === 'mention' ? styles.mention : styles.link}>
      {shown}
    </PageAnchor>
  );
}
