import { limits } from '@foreglow/contract';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { quoted } from '../../platform/mail/quoted.rules.ts';
import type { Invitation } from './invitation.ts';

/** The mail that invites somebody, in the language of the invitation. Texts by other people are quoted in it. */
export function invitationMailText(invitation: Invitation, url: string) {
  const { projectTitle, locale } = invitation;
  const inviter = quoted(invitation.inviter.name, locale, 60);
  const workspace = quoted(invitation.workspaceTitle, locale, 80);
  const project = projectTitle === null ? undefined : quoted(projectTitle, locale, 80);
  const target = project ?? workspace;
  const words =
    locale === 'de'
      ? {
          subject: `${inviter} lädt dich zu ${target} ein`,
          title: `Willkommen bei ${target}`,
          paragraphs: [
            project
              ? `${inviter} lädt dich ein, im Projekt ${project} (Arbeitsbereich ${workspace}) mitzuarbeiten.`
              : `${inviter} lädt dich in den Arbeitsbereich ${workspace} ein.`,
            'Dort sammelt das Team Signale: frühe Zeichen des Wandels.',
            `Der Link gilt ${limits.invitationDays} Tage und ist nur für dich bestimmt.`,
          ],
          label: 'Einladung annehmen',
          footer:
            'Du erhältst diese Nachricht, weil jemand deine Adresse eingeladen hat. Wenn du das nicht erwartest, kannst du sie übergehen.',
        }
      : {
          subject: `${inviter} invites you to ${target}`,
          title: `Welcome to ${target}`,
          paragraphs: [
            project
              ? `${inviter} invites you to work on the project ${project} (workspace ${workspace}).`
              : `${inviter} invites you to the workspace ${workspace}.`,
            'It is where the team collects signals: early signs of change.',
            `The link is valid for ${limits.invitationDays} days and meant for you alone.`,
          ],
          label: 'Accept the invitation',
          footer:
            'You get this message because somebody invited your address. If you do not expect it, you can ignore it.',
        };
  const { subject, title, paragraphs, label, footer } = words;
  return { subject, ...layOutMail({ locale, title, paragraphs, action: { label, url }, footer }) };
}
