import { type TagAttributes, type TagColor, tagColors } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Themed } from '#ui/mantine/themed.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { overRows } from '#ui/menu/over-rows.ts';
import styles from './tags.module.css';

/** The colour of a tag. */
export const Swatch = ({ color }: { readonly color: TagColor }) => (
  <span className={styles.swatch} style={{ background: `var(--tag-${color})` }} />
);

interface ColourMenuProps {
  readonly tag: TagAttributes;
  readonly busy: boolean;
  readonly onChoose: (color: TagColor) => void;
}

/** The colour of a tag, which can be changed in place. */
export function ColourMenu({ tag, busy, onChoose }: ColourMenuProps) {
  const { t } = useTranslation('tags');
  const choose = (chosen: string) => {
    if (chosen !== tag.color) onChoose(chosen as TagColor);
  };
  return (
    <Themed>
      <Menu width={180} position="bottom-start" {...overRows}>
        <Menu.Target>
          <button
            type="button"
            className={styles.colour}
            aria-busy={busy || undefined}
            aria-label={t('colourOf', { name: tag.name, colour: t(`colour_${tag.color}`) })}
          >
            <Swatch color={tag.color} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={tag.color} onChange={choose}>
            {tagColors.map((color) => (
              <Menu.RadioItem
                key={color}
                value={color}
                closeMenuOnClick
                data-autofocus={color === tag.color || undefined}
              >
                <TagDot color={color}>{t(`colour_${color}`)}</TagDot>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Themed>
  );
}
