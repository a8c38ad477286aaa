import { paragraphsOf } from '@foreglow/contract/markdown/paragraphs';

/** The paragraphs of a text, without any other formatting. */
export function PlainProse({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and no state.
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ));
}
