/** The content of a message in the reader's language, all in plain text. */
export interface MailContent {
  readonly locale: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The action, as a button and as a link that can be copied. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Why the reader got this. */
  readonly footer: string;
}

const serif = "Newsreader, 'Iowan Old Style', Charter, Georgia, 'Times New Roman', serif";
const sans = "Inter, 'Segoe UI', -apple-system, Helvetica, Arial, sans-serif";

/** Lays a mail out in Foreglow's design: as HTML that old mail programs show too, and as text with the same words. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  if (content.action && !/^https?:$/.test(new URL(content.action.url).protocol)) {
    throw new Error('The link of a mail is an address of the web.');
  }
  return { html: htmlOf(content), text: textOf(content) };
}

function textOf({ title, paragraphs, action, footer }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${['Foreglow', title, ...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`;
}

function htmlOf({ locale, title, paragraphs, action, footer }: MailContent): string {
  const texts = paragraphs.map(
    (text) =>
      `<p class="ink" dir="auto" style="margin:0 0 16px;font-family:${sans};font-size:16px;line-height:26px;color:#1b1a2b">${escapeHtml(text)}</p>`,
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
  .paper { background: #121120 !important }
  .sheet { background: #1a192b !important; border-color: #2a2840 !important }
  .ink, .title { color: #edeaf6 !important }
  .quiet { color: #a9a4c2 !important }
  .button { background: #edeaf6 !important }
  .button a { color: #121120 !important; border-color: #edeaf6 !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf8f4">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#faf8f4" style="background:#faf8f4">
<tr><td align="center" style="padding:32px 12px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 4px 14px">${mark}</td></tr>
<tr><td class="sheet" align="left" bgcolor="#ffffff" style="padding:40px 40px 24px;background:#ffffff;border:1px solid #e8e2d9;border-radius:12px">
<h1 class="title" dir="auto" style="margin:0 0 20px;font-family:${serif};font-size:30px;line-height:36px;font-weight:500;color:#1b1a2b;overflow-wrap:anywhere">${escapeHtml(title)}</h1>
${texts.join('\n')}
${action ? buttonOf(action.label, action.url) : ''}</td></tr>
<tr><td class="quiet" dir="auto" align="left" style="padding:18px 4px 0;font-family:${sans};font-size:13px;line-height:20px;color:#5a576e">${escapeHtml(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** The name under a coloured strip of three cells, since mail programs load no pictures and some draw no gradients. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr>${['#f0a04b', '#d6456b', '#3d348b']
  .map(
    (colour) =>
      `<td width="14" height="4" bgcolor="${colour}" style="width:14px;height:4px;font-size:0;line-height:4px;background:${colour}">&nbsp;</td>`,
  )
  .join('')}<td></td></tr>
<tr><td class="ink" colspan="4" style="padding-top:8px;font-family:${serif};font-size:20px;line-height:24px;font-weight:500;color:#1b1a2b">Foreglow</td></tr>
</table>`;

function buttonOf(label: string, url: string): string {
  // The border makes the button's area: Outlook ignores padding of a link.
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 18px">
<tr><td class="button" bgcolor="#1b1a2b" style="background:#1b1a2b;border-radius:9px"><a href="${escapeHtml(url)}" style="display:inline-block;border:solid #1b1a2b;border-width:10px 20px;border-radius:9px;font-family:${sans};font-size:15px;line-height:20px;font-weight:600;color:#faf8f4;text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>
<p class="quiet" style="margin:0 0 16px;font-family:${sans};font-size:13px;line-height:20px;color:#5a576e;overflow-wrap:anywhere;word-break:break-word"><a class="quiet" href="${escapeHtml(url)}" style="color:#5a576e">${escapeHtml(url)}</a></p>
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
