import { Popover } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';
import { Themed } from '../mantine/themed.tsx';
import { Anchor, useMounted } from '../on-demand/anchor.tsx';
import type { OpenedBy } from '../on-demand/use-on-demand.ts';
import styles from './select.module.css';
import type { SelectOption } from './select-option.ts';

interface SelectListProps extends OpenedBy {
  readonly label: string | undefined;
  readonly options: readonly SelectOption[];
  /** Index of the chosen option, and of the marked one; -1 if there is none. */
  readonly chosen: number;
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** The options of a select, below its button, which keeps the focus. */
export default function SelectList(props: SelectListProps) {
  const { id, button, opened, onChange, label, options, chosen, marked, onMark, onChoose } = props;
  const { t } = useTranslation('ui');
  const mounted = useMounted();
  const list = useRef<HTMLDivElement>(null);
  const shown = opened && mounted;
  useEffect(() => {
    if (shown) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [shown, marked]);
  // Otherwise the button would lose the focus, and the list would close before it is clicked.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <Themed>
      <Popover
        opened={shown}
        onChange={onChange}
        position="bottom-start"
        width="target"
        withRoles={false}
        withinPortal={false}
        floatingStrategy="fixed"
        closeOnEscape={false}
      >
        <Popover.Target>
          <Anchor button={button} />
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown} onMouseDown={keepFocus}>
          <div ref={list} id={id} role="listbox" aria-label={label ?? t('options')} className={styles.list}>
            {options.map(({ value, name, lang }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the button, which names the marked option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the button
              <div
                key={value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                lang={lang}
                className={cx(styles.option, index === marked && styles.marked)}
                onPointerMove={() => onMark(index)}
                onClick={() => onChoose(index)}
              >
                <span>{name}</span>
                {index === chosen && <IconCheck size={16} stroke={1.8} aria-hidden="true" />}
              </div>
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
    </Themed>
  );
}
