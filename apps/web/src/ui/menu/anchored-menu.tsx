import { Menu, type MenuProps } from '@mantine/core';
import { Themed } from '../mantine/themed.tsx';
import { Anchor, useMounted } from '../on-demand/anchor.tsx';
import type { OpenedBy } from '../on-demand/use-on-demand.ts';

interface AnchoredMenuProps
  extends OpenedBy,
    Pick<MenuProps, 'width' | 'position' | 'zIndex' | 'withinPortal' | 'portalProps' | 'children'> {}

/** The menu of a button that loads it on demand. */
export function AnchoredMenu({ button, opened, children, ...rest }: AnchoredMenuProps) {
  const mounted = useMounted();
  return (
    <Themed>
      <Menu {...rest} opened={opened && mounted}>
        <Menu.Target>
          <Anchor button={button} />
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </Themed>
  );
}
