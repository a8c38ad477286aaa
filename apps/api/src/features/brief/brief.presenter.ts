import type { BriefAttributes, BriefVersionAttributes, BriefVersionHead, Team } from '@foreglow/contract';
import { shownAs } from '../users/team.rules.ts';
import type { Version, VersionHead } from './brief.read-model.ts';
import { emptyBrief } from './brief.rules.ts';

/** A brief as a resource object; its id is the project's. */
export function presentBrief(projectSlug: string, brief: Version | undefined, team: Team | null) {
  const attributes: BriefAttributes = {
    ...(brief?.content ?? emptyBrief),
    version: brief?.number ?? 0,
    updated_at: brief?.createdAt.toISOString() ?? null,
    updated_by: brief ? creatorOf(brief, team) : null,
  };
  const self = `/v1/projects/${projectSlug}/brief`;
  return { type: 'briefs' as const, id: projectSlug, attributes, links: { self } };
}

/** A version as the history lists it. */
export function presentVersionHead(projectSlug: string, version: VersionHead, team: Team | null) {
  const attributes: BriefVersionHead = {
    number: version.number,
    created_at: version.createdAt.toISOString(),
    created_by: creatorOf(version, team),
    changed: [...version.changed],
    restored_from: version.restoredFrom,
  };
  const self = `/v1/projects/${projectSlug}/brief/versions/${version.number}`;
  return { type: 'brief-versions' as const, id: String(version.number), attributes, links: { self } };
}

/** A version with its content. */
export function presentVersion(projectSlug: string, version: Version, team: Team | null) {
  const head = presentVersionHead(projectSlug, version, team);
  const attributes: BriefVersionAttributes = { ...head.attributes, ...version.content };
  return { ...head, attributes };
}

function creatorOf({ creator }: VersionHead, team: Team | null) {
  const { name, email } = shownAs(creator, team);
  return { name, email };
}
