import { piecesOf, type SearchedText } from '#lib/text/hits.rules.ts';

interface FoundTextProps {
  readonly children: string;
  /** Undefined without a search. */
  readonly searched: SearchedText | undefined;
}

/** A text with the hits of a search marked. */
export function FoundText({ children, searched }: FoundTextProps) {
  if (!searched) return children;
  return piecesOf(children, searched).map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else that tells them apart
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
