import { createHash } from 'node:crypto';

/** Whether a page may be embedded and listed, as chosen by the people who publish it. */
export interface PageUse {
  readonly embeddable: boolean;
  readonly indexable: boolean;
}

/** A source of a policy that allows exactly this text. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page: it may use this style and this script, and load nothing from anywhere else. */
export const contentPolicy = (style: string, script: string): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `style-src ${hashOf(style)}`,
    `script-src ${script ? hashOf(script) : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The headers of a page with this policy. They replace those of every other answer. */
export const pageHeaders = (policy: string, { embeddable, indexable }: PageUse): Readonly<Record<string, string>> => ({
  // Tools that rate pages for search engines request /robots.txt from within the page.
  'content-security-policy': `${policy}; connect-src 'self'; frame-ancestors ${embeddable ? '*' : "'none'"}`,
  // The address gives access to the page, so linked sites must not receive it.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(indexable ? {} : { 'x-robots-tag': 'noindex' }),
});
