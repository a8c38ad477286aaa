import type { Platform } from '../../platform/platform.ts';
import type { ProjectsApi } from '../projects/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { AiSettingsService } from './ai-settings.service.ts';
import { Drafting } from './drafting.ts';
import { assistanceRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly settings: SettingsService;
}

/** What other features may use of assistance. */
export interface AssistanceApi {
  readonly drafting: Drafting;
}

/** Puts together what drafts: suggestions, answers, signals, and what administrators see of it. */
export function composeAssistance({ db, ai, rateLimits }: Platform, { projects, settings }: Needs) {
  const drafting = new Drafting({ db, ai, settings: () => settings.assistance() });
  const api: AssistanceApi = { drafting };
  return {
    api,
    routes: assistanceRoutes({
      projects: projects.projects,
      aiSettings: new AiSettingsService(db, ai, rateLimits),
    }),
  };
}
