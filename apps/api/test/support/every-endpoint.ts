import type { EndpointName } from '@foreglow/contract';
import { cardRequests } from './requests/card-requests.ts';
import { conclusionRequests } from './requests/conclusion-requests.ts';
import { draftRequests } from './requests/draft-requests.ts';
import { installationRequests } from './requests/installation-requests.ts';
import { mapRequests } from './requests/map-requests.ts';
import { peopleRequests } from './requests/people-requests.ts';
import { projectRequests } from './requests/project-requests.ts';
import type { MakeRequest } from './requests/requests.ts';

/** A valid call of every endpoint on the fixtures: an endpoint without one does not compile. */
export const validRequests: Readonly<Record<EndpointName, MakeRequest>> = {
  ...peopleRequests,
  ...installationRequests,
  ...projectRequests,
  ...cardRequests,
  ...conclusionRequests,
  ...mapRequests,
  ...draftRequests,
};
