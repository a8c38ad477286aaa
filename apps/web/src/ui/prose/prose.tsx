import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { languageOf } from '../../lib/text/index.ts';
import styles from './prose.module.css';

const plugins = [remarkGfm];

/** Links lead out of the product. Pictures are named, not loaded: a text must not contact other servers by itself. */
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  img: ({ src, alt }) => (
    <a href={typeof src === 'string' ? src : undefined} target="_blank" rel="noopener noreferrer nofollow">
      {alt || src}
    </a>
  ),
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <div className={styles.wide} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** Renders Markdown. HTML in it is shown as source. */
export default function Prose({ children }: { children: string }) {
  return (
    <div className={styles.prose} lang={languageOf(children)}>
      <Markdown remarkPlugins={plugins} components={components}>
        {children}
      </Markdown>
    </div>
  );
}
