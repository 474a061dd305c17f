import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { readConfig } from './config';

describe('readConfig', () => {
  it('works without environment variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { dataDir: path.resolve('.data') },
      payments: { kind: 'sandbox' },
      publicOrigin: undefined,
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  it('reads variables, and ignores empty ones', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://shop:secret@db/shop',
      DATABASE_LISTEN_URL: 'postgres://shop:secret@db:5433/shop',
      DATABASE_SCHEMA: 'shop',
      DATA_DIR: '',
      PUBLIC_ORIGIN: 'https://shop.example/',
      CORS_ORIGINS: 'https://partner.example, http://localhost:8080',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      LOG_LEVEL: 'warn',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      database: { databaseUrl: env.DATABASE_URL, listenUrl: env.DATABASE_LISTEN_URL, schema: 'shop' },
      publicOrigin: 'https://shop.example',
      corsOrigins: ['https://partner.example', 'http://localhost:8080'],
      trustedProxies: ['loopback', '10.0.0.0/8'],
      logLevel: 'warn',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ DATABASE_SCHEMA: 'a;b', DATABASE_URL: 'postgres://db/shop' }, 'DATABASE_SCHEMA must be'],
    [
      { DATABASE_LISTEN_URL: 'db:5432', DATABASE_URL: 'postgres://db/shop' },
      /^DATABASE_LISTEN_URL must start with postgres:\/\/\.$/,
    ],
    [{ DATABASE_LISTEN_URL: 'postgres://db/shop' }, 'DATABASE_LISTEN_URL requires DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://db/shop' }, 'DATABASE_READ_URL requires DATABASE_URL'],
    [{ DATABASE_DIALECT: 'oracle' }, 'DATABASE_DIALECT must be postgresql or plain, not "oracle".'],
    [
      {
        DATABASE_READ_URL: 'postgres://replica/shop',
        DATABASE_URL: 'postgres://db/shop',
        DATABASE_DIALECT: 'plain',
      },
      'DATABASE_READ_URL needs DATABASE_DIALECT=postgresql',
    ],
    [{ PUBLIC_ORIGIN: 'shop.example' }, 'PUBLIC_ORIGIN must look like https://shop.example'],
    [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, 'PUBLIC_ORIGIN must look like'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins without a path'],
    [{ CORS_ORIGINS: 'https://partner.example/' }, 'CORS_ORIGINS must be origins without a path'],
    [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ RETAIN_ENQUIRY_DAYS: '400' }, 'RETAIN_ENQUIRY_DAYS must be a whole number from 1 to 365, not "400".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_a' }, 'RAZORPAY_KEY_SECRET'],
  ])('reports a one-line error for %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('does not reveal the password of an invalid DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
      /^DATABASE_URL must start with postgres:\/\/\.$/,
    );
  });
});
