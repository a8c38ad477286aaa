import { type ActivityAttributes, isFormer, otherActivityKinds } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { kindOf, useKindTexts } from '#lib/kinds/kind-texts.ts';
import { linkTo } from '#lib/kinds/link-to.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { piecesOf } from '../rules/sentence.rules.ts';
import styles from './activity.module.css';

interface ActivityRowProps {
  readonly projectSlug: string;
  readonly activity: ActivityAttributes;
}

/** An activity as a sentence. */
export function ActivityRow({ projectSlug, activity }: ActivityRowProps) {
  const { t } = useTranslation(['activity', 'brief']);
  const { dayAndTime, time, list } = useFormats();
  const kinds = useKindTexts();
  const roles = useRoleTexts();
  const { kind, about, subject, other, role, fields, person, count, created_at } = activity;
  const name = isFormer(person.email) ? t('activity:former') : person.name;
  const content = kindOf(about);
  const ofProject = otherActivityKinds.find((one) => one === kind);
  const ofContent = content ? kinds.did(content, kind, subject ? undefined : count) : '';
  const sentence = ofProject ? t(`activity:did_${ofProject}`) : ofContent;
  const parts: Readonly<Record<string, ReactNode>> = {
    who: <strong className={styles.who}>{name}</strong>,
    subject: subject && <Thing projectSlug={projectSlug} activity={activity} thing={subject} />,
    other: other && <Thing projectSlug={projectSlug} activity={activity} thing={other} />,
    role: role && roles.name(role),
    fields: list(fields.map((field) => t(`brief:field_${field}`))),
    brief: (
      <Link to="/projects/$projectSlug/brief" params={{ projectSlug }} className={styles.thing}>
        {t('activity:theBrief')}
      </Link>
    ),
  };
  return (
    <li className={styles.row}>
      <Avatar name={name} picture={person.picture} size={28} />
      <p className={styles.sentence}>
        {piecesOf(sentence).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
          <span key={at}>{'words' in piece ? piece.words : parts[piece.part]}</span>
        ))}
      </p>
      <time className={styles.time} dateTime={created_at} title={dayAndTime(created_at)}>
        {time(created_at)}
      </time>
    </li>
  );
}

interface ThingProps extends ActivityRowProps {
  readonly thing: { readonly slug: string | null; readonly title: string };
}

/** The subject of an activity, with a link while it exists. */
function Thing({ projectSlug, activity: { about }, thing: { slug, title } }: ThingProps) {
  const kind = kindOf(about);
  if (slug === null || !kind) return <span className={styles.gone}>{title}</span>;
  return (
    <Link {...linkTo(kind, projectSlug, slug)} className={styles.thing}>
      {title}
    </Link>
  );
}
