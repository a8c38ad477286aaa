import { createHash } from 'node:crypto';

/** What of a page may be embedded or listed, by choice of those who publish it. */
export interface PageUse {
  readonly embeddable: boolean;
  readonly indexable: boolean;
}

/** A source of a policy: exactly this text. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page may do: show itself with this style and this script, and nothing from anywhere else. */
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
  // Tools that judge a page for search engines read /robots.txt from inside it.
  'content-security-policy': `${policy}; connect-src 'self'; frame-ancestors ${embeddable ? '*' : "'none'"}`,
  // The address is the key to the page: no site that it links to learns it.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(indexable ? {} : { 'x-robots-tag': 'noindex' }),
});
