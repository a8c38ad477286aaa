import { serverLimits } from '@foreglow/contract';
import type { Languages, Texts } from '#platform/languages/languages.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import type { Invitation } from './invitation.ts';
import german from './locales/de.json' with { type: 'json' };
import du from './locales/du.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

const invitationTexts: Texts<typeof english> = { namespace: 'invitations', en: english, de: german, du };

/** The mail that invites a person, in the language of the invitation. Texts by other people are quoted in it. */
export function invitationMailText(languages: Languages, invitation: Invitation, url: string) {
  const { projectTitle, workspaceTitle, locale } = invitation;
  const words = MailWords.in(languages, invitationTexts, locale);
  const inviter = words.quoted(invitation.inviter.name, 60);
  const workspace = words.quoted(workspaceTitle, 80);
  const project = projectTitle === null ? undefined : words.quoted(projectTitle, 80);
  const target = project ?? workspace;
  return {
    subject: words.say('subject', { inviter, target }),
    ...layOutMail({
      locale: words.language,
      title: words.say('title', { target }),
      paragraphs: [
        project
          ? words.say('to_project', { inviter, project, workspace })
          : words.say('to_workspace', { inviter, workspace }),
        words.say('about'),
        words.say('valid', { days: serverLimits.invitationDays }),
      ],
      action: { label: words.say('label'), url },
      footer: words.say('footer'),
    }),
  };
}
