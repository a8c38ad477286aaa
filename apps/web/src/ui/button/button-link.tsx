import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonStyle, buttonClass } from './button.tsx';

type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>;

interface AnchorProps extends Native, ButtonStyle {
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ variant, danger, wide, tall, icon, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, danger, wide, tall })}>
      {icon}
      {children}
    </a>
  );
}

/** A link to another screen that looks like a button. */
export const ButtonLink = createLink(Anchor);
