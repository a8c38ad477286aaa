import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { linkTargetOf } from '../rules/links.rules.ts';
import { PagePath } from './page-path.ts';

interface PageAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A link of a page: to the web in a new tab, to a screen without a page load, or plain text if it has no target. */
export function PageAnchor({ to, children, ...rest }: PageAnchorProps) {
  const { history } = useRouter();
  const target = linkTargetOf(to, use(PagePath));
  if (target.kind === 'none') return <span className={rest.className}>{children}</span>;
  if (target.kind === 'web') {
    return (
      <a {...rest} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (target.kind === 'plain') {
    return (
      <a {...rest} href={target.href}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    event.preventDefault();
    history.push(target.path);
  };
  return (
    <a {...rest} href={target.path} onClick={follow}>
      {children}
    </a>
  );
}
