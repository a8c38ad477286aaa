import { Menu, type MenuProps } from '@mantine/core';
import type { OpenedBy } from '../on-demand/use-on-demand.ts';
import { AnchoredMenu } from './anchored-menu.tsx';

interface ChoiceMenuProps extends OpenedBy, Pick<MenuProps, 'position'> {
  readonly values: readonly string[];
  readonly value: string;
  readonly name: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

/** A menu for choosing one value. */
export default function ChoiceMenu({ values, value, name, onChoose, ...rest }: ChoiceMenuProps) {
  return (
    <AnchoredMenu {...rest}>
      <Menu.RadioGroup value={value} onChange={onChoose}>
        {values.map((one) => (
          <Menu.RadioItem key={one} value={one} closeMenuOnClick>
            {name(one)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </AnchoredMenu>
  );
}
