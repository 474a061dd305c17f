import type { Right } from '../domain/roles';

/** `anybody`: pages and sign-in. `session`: signed-in users, for their own data. */
export type Needed = Right | 'anybody' | 'session';

/** What each call needs, by method and address below `/registry/v1`. A route that is not here is not served. */
export const rights: Readonly<Record<string, Needed>> = {
  'GET /openapi.json': 'anybody',
  'GET /envs/:env/release.json': 'anybody',
  'POST /telemetry': 'anybody',
  'POST /sessions': 'anybody',
  'POST /invitations': 'anybody',

  'GET /me': 'session',
  'GET /me/authenticator': 'session',
  'POST /me/authenticator': 'session',
  'GET /me/sessions': 'session',
  'DELETE /me/sessions/:id': 'session',

  'GET /whoami': 'read',
  'GET /envs/:env': 'read',
  'GET /envs/:env/history': 'read',
  'GET /envs/:env/releases/:seq': 'read',
  'GET /envs/:env/health': 'read',
  'GET /envs/:env/health/:remote': 'read',
  'GET /envs/:env/errors/:remote': 'read',
  'GET /envs/:env/errors/:remote/:version/:id': 'read',
  'GET /envs/:env/vitals': 'read',
  'POST /envs/:env/plan': 'read',
  'GET /envs/:env/gate': 'read',
  'GET /envs/:env/gate/reports': 'read',
  'GET /envs/:env/gate/reports/:id': 'read',
  'GET /envs/:env/gate/reports/:id/pictures/:place/:side': 'read',
  'GET /envs/:env/rollouts': 'read',
  'GET /envs/:env/rollouts/:id': 'read',
  'GET /envs/:env/change-windows': 'read',
  // Marks a browser as staff; it releases nothing.
  'POST /staff-passes': 'read',
  'GET /audit': 'read',
  'GET /audit/check': 'read',
  'GET /artifacts/:remote': 'read',
  'GET /artifacts/:remote/:version': 'read',
  'GET /artifacts/:remote/:version/archive': 'read',
  'GET /artifacts/:remote/:version/provenance': 'read',
  'GET /artifacts/:remote/:version/attestation': 'read',
  'GET /artifacts/:remote/:version/sbom': 'read',
  'GET /keys/:remote': 'read',

  'PUT /artifacts/:remote/:version': 'publish',
  'PUT /artifacts/:remote/:version/source-maps': 'publish',

  // The remotes are in the body or the rollout, and are checked as well.
  'POST /envs/:env/releases': 'release',
  'POST /envs/:env/canaries/:name': 'release',
  'POST /envs/:env/previews': 'release',
  'POST /envs/:env/unlist': 'release',
  'POST /envs/:env/rollouts': 'release',
  'POST /envs/:env/rollouts/:id/start': 'release',
  'POST /envs/:env/rollouts/:id/schedule': 'release',
  'POST /envs/:env/rollouts/:id/pause': 'release',
  'POST /envs/:env/rollouts/:id/resume': 'release',
  'POST /envs/:env/rollouts/:id/skip': 'release',
  'POST /envs/:env/rollouts/:id/approve': 'release',
  'POST /envs/:env/rollouts/:id/abort': 'release',

  'POST /envs/:env/kill/:remote': 'operate',
  'POST /envs/:env/unkill/:remote': 'operate',
  'POST /envs/:env/freeze': 'operate',
  'POST /envs/:env/unfreeze': 'operate',
  'PUT /envs/:env/change-windows': 'operate',
  'POST /envs/:env/gate/reports': 'operate',

  'PUT /envs/:env/shell': 'serve',
  'PUT /envs/:env/shell/source-maps': 'serve',
  'GET /signing-key': 'serve',
  'POST /renders': 'serve',
  'POST /sightings': 'serve',

  'PUT /envs/:env/gate': 'administer',

  'POST /artifacts/collect': 'administer',
  'POST /keys/:remote': 'administer',
  'POST /keys/:remote/:id/revoke': 'administer',
  'GET /tokens': 'administer',
  'POST /tokens': 'administer',
  'DELETE /tokens/:id': 'administer',
  'GET /accounts': 'administer',
  'POST /accounts': 'administer',
  'POST /accounts/:id/invitation': 'administer',
  'DELETE /accounts/:id': 'administer',
  'GET /webhooks': 'administer',
  'POST /webhooks': 'administer',
  'DELETE /webhooks/:id': 'administer',
};
