import { PlainProse } from '../plain-prose.tsx';
import styles from './rich-text.module.css';

/** As many as the toolbar has, which takes two rows in a narrow field. */
const tools = Array.from({ length: 11 }, (_, at) => at);

/** The place of the editor until it is loaded: as high as with its toolbar and its text, so that nothing moves. */
export const RichTextSkeleton = ({ value }: { readonly value: string }) => (
  <div aria-hidden="true">
    <div className={styles.text}>
      <PlainProse text={value} />
    </div>
    <div className={styles.bar}>
      <div className={styles.tools}>
        {tools.map((tool) => (
          <span key={tool} className={styles.tool} />
        ))}
      </div>
    </div>
  </div>
);
