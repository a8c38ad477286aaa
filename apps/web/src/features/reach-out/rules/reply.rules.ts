/** The address that opens a reply in a mail program. */
export const replyTo = ({ email, subject }: { readonly email: string; readonly subject: string }): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
