import { serverLimits, type TagSuggestion } from '@foreglow/contract';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import type { SimilarityService } from './similarity.service.ts';
import { suggestedTags } from './suggest-tags.rules.ts';
import type { CardWords } from './text/card-words.ts';

/** A resource object of a suggested tag. */
interface SuggestionResource {
  readonly type: 'tag-suggestions';
  readonly id: string;
  readonly attributes: TagSuggestion;
}

/** The number of most similar cards that take part in the vote. */
const asked = 12;

/** Suggests tags of a project for a card. */
export class TagSuggestionsService {
  readonly #similarity: SimilarityService;
  readonly #tags: TagsReadModel;

  constructor(similarity: SimilarityService, tags: TagsReadModel) {
    this.#similarity = similarity;
    this.#tags = tags;
  }

  /** The tags of the most similar cards that the actor may see, strongest first. */
  async find(
    actor: Actor,
    project: Authorized<Project>,
    words: Partial<CardWords>,
    except: string | undefined,
  ): Promise<SuggestionResource[]> {
    const seesDrafts = actor.may('project.write', targetOf(project));
    const text: CardWords = {
      title: words.title ?? '',
      subtitle: words.subtitle ?? null,
      description: words.description ?? null,
      relevance: words.relevance ?? null,
      tags: [],
      host: null,
    };
    const similar = await this.#similarity.similarToWords(text, { projectId: project.id, seesDrafts }, asked, except);
    const tags = new Map((await this.#tags.ofProject(project, seesDrafts)).map((tag) => [tag.id, tag]));
    return suggestedTags(similar, serverLimits.suggestedTags).flatMap(({ tagId, strength }) => {
      const tag = tags.get(tagId);
      if (tag?.taxonomy !== 'cards') return [];
      return [{ type: 'tag-suggestions', id: tag.slug, attributes: { name: tag.name, color: tag.color, strength } }];
    });
  }
}
