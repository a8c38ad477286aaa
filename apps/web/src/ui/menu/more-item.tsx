import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface MoreMenuItemProps {
  readonly icon?: ReactNode;
  /** Takes something away. */
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** How an item looks: the panel brings it along, so that it is loaded with it. */
export const MoreItemLook = createContext<ComponentType<MoreMenuItemProps>>(() => null);

/** One of the things in the menu behind three dots. */
export function MoreMenuItem(props: MoreMenuItemProps) {
  const Look = use(MoreItemLook);
  return <Look {...props} />;
}
