import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

interface ButtonMenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Whether an action of the menu is in progress. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

const loadPanel = () => import('./more-panel.tsx');

/** A button with a label that opens a menu of `MoreMenuItem`s. */
export function ButtonMenu({ label, icon, busy, children }: ButtonMenuProps) {
  const { Panel, target, panel } = useOnDemand('menu', loadPanel);
  return (
    <>
      <Button {...target} icon={icon} busy={busy ?? false}>
        {label}
      </Button>
      {Panel && (
        <Panel {...panel} inDialog={false}>
          {children}
        </Panel>
      )}
    </>
  );
}
