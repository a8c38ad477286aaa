import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface MoreMenuItemProps {
  readonly icon?: ReactNode;
  /** Whether the action is destructive. */
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The styles of an item. The panel imports them too, so that they are loaded with it. */
export const MoreItemVariant = createContext<ComponentType<MoreMenuItemProps>>(() => null);

/** An item of a "more" menu. */
export function MoreMenuItem(props: MoreMenuItemProps) {
  const Variant = use(MoreItemVariant);
  return <Variant {...props} />;
}
