import type { GenerationAttributes } from '@foreglow/contract';
import { isAtRest } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { DrafterNote } from '#features/assistance/components/drafter-note.tsx';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { modelOf, promptsOf } from '../rules/steps.rules.ts';
import { Ended } from './progress/ended.tsx';
import { InProgress } from './progress/in-progress.tsx';
import { Review } from './review/review.tsx';

/** A draft of a radar: its progress, why it ended, or its review. */
export function InstancePage({ draft, lost }: { draft: GenerationAttributes; lost: boolean }) {
  const { t } = useTranslation('generation');
  const { title, challenge } = draft.prompt;
  const top = (
    <BackRow>
      <BackLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug: draft.project.slug }}>
        {t('drafts')}
      </BackLink>
      <DrafterNote
        drafter={{ kind: draft.drafter, model: modelOf(draft) }}
        prompts={draft.drafter === 'ai' ? promptsOf(draft) : []}
      />
    </BackRow>
  );
  if (draft.draft !== null) return <Review key={draft.slug} top={top} instance={draft} draft={draft.draft} />;
  return (
    <article>
      {top}
      <PageHeader title={title} lede={challenge !== title && challenge} />
      {isAtRest(draft.state) ? <Ended draft={draft} /> : <InProgress draft={draft} lost={lost} />}
    </article>
  );
}
