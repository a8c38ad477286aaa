import { boundedMarkdown } from '@foreglow/contract/markdown/bounded-markdown';
import { useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { directions } from './directions.rules.ts';
import { PlainProse } from './plain-prose.tsx';
import styles from './prose.module.css';

/** Marks also end beside punctuation where Chinese, Japanese and Korean have no space: `**강조(말)**을`. */
const remarkPlugins = [remarkGfm, remarkCjkFriendly, remarkCjkStrikethrough];
const rehypePlugins = [directions];

/** Matches addresses within this application. A second slash would begin the name of another host. */
const inside = /^\/(?![/\\])/;

/**
 * Links may lead to other sites, or to pages of the product. Pictures are not loaded but shown by name: a text must not
 * contact other servers by itself.
 */
const components: Components = {
  a: ({ href = '', children }) =>
    inside.test(href) ? (
      <a href={href}>{children}</a>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  img: ({ src, alt }) => (
    <a href={typeof src === 'string' ? src : undefined} target="_blank" rel="noopener noreferrer nofollow">
      {alt || src}
    </a>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <div className={styles.wide} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** Headings of the two highest levels look the same, since texts may begin with either. */
const headings = {
  2: { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5' },
  3: { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' },
} as const;

export interface ProseProps {
  readonly children: string;
  /** Level of the highest headings: one below that of the heading of the text. */
  readonly top?: keyof typeof headings;
  /** Whether the operator wrote the text, which may then be of any length. */
  readonly trusted?: boolean;
}

/** Renders Markdown. HTML in it is shown as source. A text that would block the page for long is shown as plain text. */
export default function Prose({ children, top = 3, trusted = false }: ProseProps) {
  const markdown = useMemo(() => (trusted ? children : boundedMarkdown(children)), [children, trusted]);
  return (
    <div className={styles.prose} lang={languageOf(children)}>
      {markdown === null ? (
        <PlainProse text={children} />
      ) : (
        <Markdown
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
          components={{ ...components, ...headings[top] }}
        >
          {markdown}
        </Markdown>
      )}
    </div>
  );
}
