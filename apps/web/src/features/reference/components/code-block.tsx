import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/browser/clipboard.ts';
import { IconButton } from '#ui/button/button.tsx';
import styles from './code-block.module.css';

/** Code with a button to copy it. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('reference');
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyText(code)) setCopied(code);
  };
  const isCopied = copied === code;
  return (
    <div className={styles.block}>
      <span className={styles.copy}>
        <IconButton label={t(isCopied ? 'copied' : 'copy')} onClick={() => void copy()}>
          {isCopied ? <IconCheck stroke={1.6} aria-hidden="true" /> : <IconCopy stroke={1.5} aria-hidden="true" />}
        </IconButton>
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard */}
      <section className={styles.code} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
