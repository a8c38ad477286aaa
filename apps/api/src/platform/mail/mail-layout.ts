import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThemeFile, themeFile } from '../themes/theme.ts';
import { themesFolder } from '../themes/themes.ts';

/** The content of a message in the reader's language, all in plain text. */
export interface MailContent {
  readonly locale: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The action, shown as a button and as a link that can be copied. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Why the reader got this mail. */
  readonly footer: string;
}

const defaultStyle: MailStyle = themeFile.parse(
  JSON.parse(readFileSync(join(themesFolder, 'default/theme.json'), 'utf8')),
);

/** The fonts of themes, with fallbacks for systems where they are not installed. */
const families: Readonly<Record<ThemeFile['fonts']['reading'], string>> = {
  Newsreader: "Newsreader, 'Iowan Old Style', Charter, Georgia, 'Times New Roman', serif",
  Inter: "Inter, 'Segoe UI', -apple-system, Helvetica, Arial, sans-serif",
};

/** The parts of a theme used in a mail. */
export type MailStyle = Pick<ThemeFile, 'name' | 'fonts' | 'light' | 'dark' | 'dawn'>;

/** The style of a theme by its name; undefined stands for mails that no call caused. */
export type MailStyleOf = (theme: string | undefined) => MailStyle;

interface LaidOutMail {
  readonly html: string;
  readonly text: string;
  /** The original content, so that the mailer can lay it out in the style of a theme. */
  readonly content: MailContent;
}

/** Lays out a mail: as HTML that old mail programs support, and as plain text with the same words. */
export function layOutMail(content: MailContent, style: MailStyle = defaultStyle): LaidOutMail {
  if (content.action && !/^https?:$/.test(new URL(content.action.url).protocol)) {
    throw new Error('The link of a mail is an address of the web.');
  }
  return { html: htmlOf(content, style), text: textOf(content, style), content };
}

function textOf({ title, paragraphs, action, footer }: MailContent, { name }: MailStyle): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[name, title, ...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`;
}

function htmlOf({ locale, title, paragraphs, action, footer }: MailContent, style: MailStyle): string {
  const { light, dark } = style;
  const reading = families[style.fonts.reading];
  const family = families[style.fonts.interface];
  const texts = paragraphs.map(
    (text) =>
      `<p class="ink" dir="auto" style="margin:0 0 16px;font-family:${family};font-size:16px;line-height:26px;color:${light.ink}">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .sheet { padding: 28px 24px 12px !important }
  .title { font-size: 26px !important; line-height: 32px !important }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important }
  .ink, .title { color: ${dark.ink} !important }
  .quiet { color: ${dark['ink-2']} !important }
  .button { background: ${dark.ink} !important }
  .button a { color: ${dark.paper} !important; border-color: ${dark.ink} !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 12px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 4px 14px">${markOf(style)}</td></tr>
<tr><td class="sheet" align="left" bgcolor="${light.surface}" style="padding:40px 40px 24px;background:${light.surface};border:1px solid ${light.line};border-radius:12px">
<h1 class="title" dir="auto" style="margin:0 0 20px;font-family:${reading};font-size:30px;line-height:36px;font-weight:500;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(title)}</h1>
${texts.join('\n')}
${action ? buttonOf(action.label, action.url, style) : ''}</td></tr>
<tr><td class="quiet" dir="auto" align="left" style="padding:18px 4px 0;font-family:${family};font-size:13px;line-height:20px;color:${light['ink-2']}">${escapeHtml(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * The product name under a coloured strip of three cells, since mail programs load no pictures and some draw no
 * gradients.
 */
const markOf = ({
  name,
  fonts,
  light,
  dawn,
}: MailStyle): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr>${dawn
  .map(
    (colour) =>
      `<td width="14" height="4" bgcolor="${colour}" style="width:14px;height:4px;font-size:0;line-height:4px;background:${colour}">&nbsp;</td>`,
  )
  .join('')}<td></td></tr>
<tr><td class="ink" colspan="4" style="padding-top:8px;font-family:${families[fonts.reading]};font-size:20px;line-height:24px;font-weight:500;color:${light.ink}">${escapeHtml(name)}</td></tr>
</table>`;

function buttonOf(label: string, url: string, { fonts, light }: MailStyle): string {
  const family = families[fonts.interface];
  // The border makes the area of the button, since Outlook ignores the padding of a link.
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 18px">
<tr><td class="button" bgcolor="${light.ink}" style="background:${light.ink};border-radius:9px"><a href="${escapeHtml(url)}" style="display:inline-block;border:solid ${light.ink};border-width:10px 20px;border-radius:9px;font-family:${family};font-size:15px;line-height:20px;font-weight:600;color:${light.paper};text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>
<p class="quiet" style="margin:0 0 16px;font-family:${family};font-size:13px;line-height:20px;color:${light['ink-2']};overflow-wrap:anywhere;word-break:break-word"><a class="quiet" href="${escapeHtml(url)}" style="color:${light['ink-2']}">${escapeHtml(url)}</a></p>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
