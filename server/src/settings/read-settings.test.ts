import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatText } from '@shop/release-tools/format-text';
import { home } from '../home';
import { variableTable } from './variables';
import { readSettings } from './read-settings';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({}, '/srv/shop')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      ops: { host: '127.0.0.1', port: 3001, origin: undefined },
      dataDir: '/srv/shop/.data',
      releasesDir: '/srv/shop/.data/releases',
      cacheDir: '/srv/shop/.data/cache',
      renderConcurrency: undefined,
      keepsPages: true,
      languages: [],
      bucket: undefined,
      registryUrl: undefined,
      api: {
        database: { dataDir: '/srv/shop/.data' },
        seedDir: path.join(home, 'samples'),
        logLevel: 'warn',
      },
    });
  });

  it('are read from the environment, ignoring empty variables', () => {
    const env = {
      DATA_DIR: 'data',
      RELEASES_DIR: '/releases',
      RELEASES_BUCKET: 'b',
      SERVICE_WORKER: 'off',
      LANGUAGES: 'hi',
      RENDER_CONCURRENCY: '3',
    };
    expect(
      readSettings({ ...env, PORT: '', REGISTRY_URL: 'https://registry.example' }, '/srv'),
    ).toMatchObject({
      port: 3000,
      dataDir: '/srv/data',
      releasesDir: '/releases',
      renderConcurrency: 3,
      keepsPages: false,
      languages: ['hi'],
      bucket: { bucket: 'b', endpoint: undefined, prefix: undefined },
      registryUrl: 'https://registry.example',
    });
  });

  it('enable tracing only when a collector is set', () => {
    expect(readSettings({ OTEL_SERVICE_NAME: 'shop-1' }).tracing).toBeUndefined();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    };
    expect(readSettings(env).tracing).toMatchObject({
      endpoint: 'http://collector:4318',
      headers: 'authorization=Basic%20abc',
      sampler: 'parentbased_traceidratio',
      samplerArg: '0.25',
    });
    const wrong = { ...env, OTEL_EXPORTER_OTLP_HEADERS: 'secret', OTEL_TRACES_SAMPLER_ARG: '2' };
    expect(() => readSettings(wrong)).toThrow(
      [
        'OTEL_EXPORTER_OTLP_HEADERS must be comma-separated name=value pairs with URL-encoded values.',
        'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".',
      ].join('\n'),
    );
  });

  it('report every invalid variable at once, without passwords', () => {
    const wrong = {
      PORT: 'eighty',
      PUBLIC_ORIGIN: 'shop.example',
      CORS_ORIGINS: 'https://partner.example,*',
      TRUSTED_PROXIES: '10.0.0.0/8, everybody',
      DATABASE_URL: 'mysql://shop:secret@db/shop',
      REGISTRY_URL: 'registry',
      SERVICE_WORKER: 'no',
      DRAIN_SECONDS: '301',
      LOG_LEVEL: 'loud',
    };
    expect(() => readSettings(wrong)).toThrow(
      [
        'PORT must be a whole number from 1 to 65535, not "eighty".',
        'PUBLIC_ORIGIN must be a URL such as https://shop.example, not "shop.example".',
        'CORS_ORIGINS must be origins without a path and with commas between them, such as https://partner.example, not "https://partner.example,*".',
        'TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1,10.0.0.0/8, not "10.0.0.0/8, everybody".',
        'DATABASE_URL must be a postgres:// URL.',
        'REGISTRY_URL must be a URL such as https://registry.example, not "registry".',
        'SERVICE_WORKER must be one of on, off, not "no".',
        'DRAIN_SECONDS must be a whole number from 0 to 300, not "301".',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
      ].join('\n'),
    );
  });

  it('report conflicts and invalid values all at once', () => {
    const wrong = {
      PORT: 'eighty',
      OFFICE: 'off',
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RELEASES_PREFIX: 'shop',
      SMTP_URL: 'smtp://mail.example',
    };
    expect(() => readSettings(wrong)).toThrow(
      [
        'PORT must be a whole number from 1 to 65535, not "eighty".',
        'RELEASES_PREFIX requires RELEASES_BUCKET, which is not set.',
        'Razorpay also requires RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
        'SMTP_URL requires PUBLIC_ORIGIN, the origin of links in emails.',
        'OFFICE=off needs DATABASE_URL: an embedded database belongs to one process.',
      ].join('\n'),
    );
  });

  it('require payment keys at a public address only when payments are accepted', () => {
    const env = { PUBLIC_ORIGIN: 'https://shop.example' };
    for (const role of ['shop', 'office'] as const)
      expect(() => readSettings(env, '/srv', role)).toThrow('The payment sandbox cannot run at the public');
    for (const role of ['registry', 'migrate'] as const)
      expect(readSettings(env, '/srv', role).api.publicOrigin).toBe('https://shop.example');
  });

  it('compare ports only for a process with several', () => {
    expect(readSettings({ OPS_PORT: '3002' }, '/srv', 'registry').ops.port).toBe(3002);
    expect(readSettings({ OFFICE_PORT: '3000' }, '/srv', 'office').office.port).toBe(3000);
  });

  it('ignore variables that a role does not use, even if they are wrong or incomplete', () => {
    const shared = {
      DATABASE_URL: 'postgres://shop:secret@db/shop',
      SMTP_URL: 'smtp://mail.example',
      RAZORPAY_KEY_ID: 'rzp_live_1',
      OIDC_ISSUER: 'https://id.example',
      RELEASES_PREFIX: 'shop',
      OPS_PORT: 'three thousand',
      OFFICE_PORT: '3000',
      DRAIN_SECONDS: 'ten',
    };
    for (const role of ['migrate', 'catalogue'] as const)
      expect(readSettings(shared, '/srv', role).api).toMatchObject({
        database: { databaseUrl: shared.DATABASE_URL },
        mail: undefined,
      });
    expect(() => readSettings({ ...shared, OPS_PORT: '3001' }, '/srv', 'registry')).toThrow(
      [
        'RELEASES_PREFIX requires RELEASES_BUCKET, which is not set.',
        'SMTP_URL requires PUBLIC_ORIGIN, the origin of links in emails.',
        'OIDC_CLIENT_ID is required when OIDC_ISSUER is set.',
      ].join('\n'),
    );
  });

  it('give the console a separate port and address', () => {
    const opsOf = (env: Readonly<Record<string, string>>) => readSettings(env).ops;
    expect(opsOf({ PORT: '4000', HOST: '10.0.0.1' })).toEqual({ host: '10.0.0.1', port: 4001 });
    const output = { PORT: '4000', OPS_PORT: '0', OPS_HOST: '10.0.0.2', OPS_ORIGIN: 'https://ops.example/' };
    expect(opsOf(output)).toEqual({ host: '10.0.0.2', port: 0, origin: 'https://ops.example' });
    expect(() => opsOf({ PORT: '65535' })).toThrow(
      'PORT 65535 leaves no port number for the console. Set OPS_PORT.',
    );
    expect(() => opsOf({ OPS_PORT: '3000' })).toThrow('OPS_PORT and PORT must differ');
    const same = { PUBLIC_ORIGIN: 'https://shop.example', OPS_ORIGIN: 'https://shop.example:8443' };
    expect(() => opsOf(same)).toThrow('OPS_ORIGIN and PUBLIC_ORIGIN must be on different hosts');
  });

  it('give the office a separate port and address', () => {
    const officeOf = (env: Readonly<Record<string, string>>) => readSettings(env).office;
    expect(officeOf({ PORT: '4000', HOST: '10.0.0.1' })).toEqual({ host: '10.0.0.1', port: 4002 });
    const output = { OFFICE_PORT: '0', OFFICE_HOST: '10.0.0.2', OFFICE_ORIGIN: 'https://office.example/' };
    expect(officeOf(output)).toEqual({ host: '10.0.0.2', port: 0, origin: 'https://office.example' });
    expect(() => officeOf({ PORT: '65534' })).toThrow(
      'PORT 65534 leaves no port number for the office. Set OFFICE_PORT.',
    );
    expect(() => officeOf({ OFFICE_PORT: '3000' })).toThrow('OFFICE_PORT and PORT must differ');
    expect(() => officeOf({ OFFICE_PORT: '3001' })).toThrow('OFFICE_PORT and OPS_PORT must differ');
    const console = { OPS_ORIGIN: 'https://in.example', OFFICE_ORIGIN: 'https://in.example:8443' };
    expect(() => officeOf(console)).toThrow('OFFICE_ORIGIN and OPS_ORIGIN must be on different hosts');
    const shop = { PUBLIC_ORIGIN: 'https://shop.example', OFFICE_ORIGIN: 'https://shop.example:8443' };
    expect(() => officeOf(shop)).toThrow('OFFICE_ORIGIN and PUBLIC_ORIGIN must be on different hosts');
  });

  it('include an OpenID Connect provider for the console, and report missing parts', () => {
    const env = {
      OIDC_ISSUER: 'https://id.example/shop',
      OIDC_CLIENT_ID: 'ops',
      OIDC_ROLES: 'ops = operator',
    };
    expect(readSettings({}).oidc).toBeUndefined();
    expect(readSettings(env).oidc).toMatchObject({
      ...{ issuer: env.OIDC_ISSUER, clientId: 'ops', clientSecret: undefined, label: 'id.example' },
      ...{ scope: 'openid profile email', rolesClaim: 'groups', nameClaim: 'email' },
      groups: new Map([['ops', [{ role: 'operator', remote: '*', env: '*' }]]]),
    });
    const faultOf = (wrong: Readonly<Record<string, string>>) => () => readSettings({ ...env, ...wrong });
    expect(faultOf({ OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER must be an https URL');
    expect(faultOf({ OIDC_ISSUER: 'http://localhost:8080' })).not.toThrow();
    expect(faultOf({ OIDC_ISSUER: '' })).toThrow('OIDC_CLIENT_ID requires OIDC_ISSUER, which is not set.');
    expect(faultOf({ OIDC_CLIENT_ID: '' })).toThrow('OIDC_CLIENT_ID is required when OIDC_ISSUER is set.');
    expect(faultOf({ OIDC_ROLES: '' })).toThrow('OIDC_ROLES is required when OIDC_ISSUER is set');
    expect(faultOf({ OIDC_ROLES: 'ops = boss' })).toThrow('OIDC_ROLES must have the form');
    expect(faultOf({ OIDC_SCOPES: 'profile' })).toThrow('OIDC_SCOPES must be scopes that include openid');
  });

  it('are documented: run npm run generate after a change', async () => {
    const text = readFileSync(path.join(home, 'docs/configuration.md'), 'utf8');
    expect(text).toContain(await formatText('configuration.md', variableTable()));
  });
});
