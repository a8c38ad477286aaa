/** The address with which a mail program begins a reply. */
export const replyTo = ({ email, subject }: { readonly email: string; readonly subject: string }): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
