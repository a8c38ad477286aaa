import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { layOutMail, type MailContent } from './mail-layout.ts';

const content: MailContent = {
  locale: 'en',
  title: 'Choose a new password',
  paragraphs: ['Hello Ada & Grace,', 'somebody asked for a new password for "ada@example.org".'],
  action: { label: 'Choose a password', url: 'https://signals.example.org/reset?token=a_b-c&next=%2Fhome' },
  footer: 'You get this because you have an account.',
};

/** The text that a reader of the HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>|<!--.*?-->/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' })[name] ?? '',
    );
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('the layout of a mail', () => {
  it('has the same text in HTML and in plain text, and the link in both', () => {
    const { html, text } = layOutMail(content);
    expect(words(seen(html))).toEqual(
      words(text.replace('-- \n', '').replace(`${content.action?.label}:`, `${content.action?.label}`)),
    );
    for (const part of [content.title, ...content.paragraphs, content.footer]) expect(text).toContain(part);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(links).toEqual([content.action?.url, content.action?.url]);
    expect(text).toContain(`\n${content.action?.url}\n`);
  });

  it('leaves the markup of a name as text', () => {
    const name = `<b>Ada</b> & "Co" <img src=x onerror=alert(1)>'`;
    const tricky = {
      ...content,
      title: name,
      paragraphs: [name],
      footer: name,
      action: { label: name, url: 'https://example.org/?q="><script>' },
    };
    const { html, text } = layOutMail(tricky);
    expect(html).not.toMatch(/<b>|<img|<script/);
    expect(seen(html).split(name)).toHaveLength(5);
    expect(text).toContain(name);
  });

  it('without an action has no link', () => {
    const { html, text } = layOutMail({ ...content, action: undefined });
    expect(html + text).not.toMatch(/href|https?:/);
  });

  it('loads nothing from other servers', () => {
    const { html } = layOutMail({ ...content, action: undefined });
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/);
  });

  it('refuses a link that is not a web address', () => {
    expect(() => layOutMail({ ...content, action: { label: 'x', url: 'javascript:alert(1)' } })).toThrow(
      /address of the web/,
    );
  });

  it('is transmitted in a mail unchanged', async () => {
    const { html, text } = layOutMail(content);
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      html,
      text,
    });
    const read = await PostalMime.parse(sent.message as Buffer);
    expect([read.html?.trimEnd(), read.text?.trimEnd()]).toEqual([html.trimEnd(), text.trimEnd()]);
  });
});
