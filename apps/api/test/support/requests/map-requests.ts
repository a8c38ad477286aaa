import { type Requests, resource } from './requests.ts';

/** Calls on the maps of projects and repositories. */
export const mapRequests = {
  readMap: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map` }),
  readMapPoints: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/points?version=none` }),
  readMapColors: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/colors?version=none&by=tag` }),
  readMapMatches: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/matches?version=none` }),
  listMapCards: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/cards?version=none&points=0,1` }),
  listMapOutlines: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/outlines?version=none` }),
  readMapSelection: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/map/selections`,
    ...resource('map-selections', { version: 'none', points: [0] }),
  }),
  updateMapGroup: ({ project }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/map/groups/1`,
    ...resource('map-groups', { name: 'Named' }),
  }),
  layOutMap: ({ project }) => ({ method: 'POST', path: `/v1/projects/${project}/map/layouts` }),
  readRepositoryMap: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/map` }),
  readRepositoryMapPoints: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/points?version=none`,
  }),
  readRepositoryMapColors: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/colors?version=none&by=project`,
  }),
  readRepositoryMapMatches: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/matches?version=none`,
  }),
  listRepositoryMapCards: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/cards?version=none&points=0,1`,
  }),
  listRepositoryMapOutlines: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/outlines?version=none`,
  }),
  readRepositoryMapSelection: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/map/selections`,
    ...resource('map-selections', { version: 'none', points: [0] }),
  }),
  updateRepositoryMapGroup: ({ workspace }) => ({
    method: 'PATCH',
    path: `/v1/workspaces/${workspace}/map/groups/1`,
    ...resource('map-groups', { name: 'Named' }),
  }),
  layOutRepositoryMap: ({ workspace }) => ({ method: 'POST', path: `/v1/workspaces/${workspace}/map/layouts` }),
} satisfies Requests;
