import { limits, type NotificationAttributes } from '@foreglow/contract';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { quoted } from '../../platform/mail/quoted.rules.ts';

interface Links {
  /** The address of the notifications page. */
  readonly notifications: string;
  /** The address at which the digest can be switched off. */
  readonly profile: string;
}

/** The mail that lists what is unread, in the reader's language. Texts by other people are quoted in it. */
export function digestMailText(locale: 'en' | 'de', entries: readonly NotificationAttributes[], links: Links) {
  const listed = entries.slice(0, limits.digestEntries);
  const rest = entries.length - listed.length;
  const words = locale === 'de' ? german : english;
  const title = words.title(entries.length);
  const paragraphs = [
    ...listed.flatMap(({ kind, person, subject, project, excerpt }) =>
      kind === 'export'
        ? []
        : words.entry[kind](
            quoted(person.name, locale, 60),
            quoted(subject.title, locale, 80),
            quoted(project.title, locale, 80),
            quoted(excerpt, locale, limits.notificationExcerptLength),
          ),
    ),
    ...(rest > 0 ? [words.rest(rest)] : []),
  ];
  const action = { label: words.label, url: links.notifications };
  const footer = words.footer(links.profile);
  return { subject: title, ...layOutMail({ locale, title, paragraphs, action, footer }) };
}

type CommentKind = Exclude<NotificationAttributes['kind'], 'export'>;
type Sentence = (name: string, subject: string, project: string, excerpt: string) => string;

interface Words {
  readonly title: (count: number) => string;
  readonly entry: Readonly<Record<CommentKind, Sentence>>;
  readonly rest: (count: number) => string;
  readonly label: string;
  readonly footer: (profile: string) => string;
}

const english: Words = {
  title: (count) => (count === 1 ? 'A comment for you' : `${count} comments for you`),
  entry: {
    mention: (name, subject, project, excerpt) => `${name} mentioned you on ${subject} (${project}): ${excerpt}`,
    reply: (name, subject, project, excerpt) => `${name} replied to you on ${subject} (${project}): ${excerpt}`,
    comment: (name, subject, project, excerpt) => `${name} commented on your ${subject} (${project}): ${excerpt}`,
  },
  rest: (count) => `And ${count} more.`,
  label: 'Read the comments',
  footer: (profile) => `You get this mail at most once a day. You can switch it off in your profile: ${profile}`,
};

const german: Words = {
  title: (count) => (count === 1 ? 'Ein Kommentar für dich' : `${count} Kommentare für dich`),
  entry: {
    mention: (name, subject, project, excerpt) => `${name} hat dich bei ${subject} erwähnt (${project}): ${excerpt}`,
    reply: (name, subject, project, excerpt) => `${name} hat dir bei ${subject} geantwortet (${project}): ${excerpt}`,
    comment: (name, subject, project, excerpt) => `${name} hat ${subject} von dir kommentiert (${project}): ${excerpt}`,
  },
  rest: (count) => `Und ${count} weitere.`,
  label: 'Kommentare lesen',
  footer: (profile) =>
    `Du bekommst diese Nachricht höchstens einmal am Tag. In deinem Profil kannst du sie abschalten: ${profile}`,
};
