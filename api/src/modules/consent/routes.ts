import { paths, shop } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/database';
import { homeWay, sendPage } from '../../platform/forms/form-page';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { changeOwnConsents, readOwnConsents } from './own-consents';
import { OwnConsents, OwnConsentsChange } from './schemas';
import { readStopLink, stopEmails, stopPath } from './stop-links';

interface ConsentContext {
  readonly database: Database;
  readonly clock: Clock;
}

const changeLimit: RateLimit = { name: 'consents-account', max: 60, windowMs: 60 * 60_000 };

async function ownerOf({ database: { db } }: ConsentContext, { shopSession }: FastifyRequest) {
  const userId = shopSession?.userId ?? null;
  const user =
    userId === null
      ? undefined
      : await db
          .selectFrom('app_user')
          .select(['id', 'email_key'])
          .where('id', '=', userId)
          .executeTakeFirst();
  if (!user) throw new ApiError(401, 'Please sign in to see your consents.');
  return { userId: user.id, email: user.email_key };
}

/** The consents of the signed-in account. */
export function consentRoutes(app: TypedApp, context: ConsentContext): void {
  const { database, clock } = context;
  const response = { 200: dataOf(ref(OwnConsents)), ...failures };

  app.get(
    '/user/consents',
    {
      schema: {
        tags: ['user'],
        summary: 'The consents of the signed-in account; 404 in a shop that shows no notices',
        response,
      },
    },
    async (request) => {
      const owner = await ownerOf(context, request);
      return { data: await readOwnConsents(database.db, owner) };
    },
  );

  app.post(
    '/user/consents',
    {
      schema: {
        tags: ['user'],
        summary: 'Gives or withdraws consents of the signed-in account',
        description: '409 for a consent to a text that has changed since it was shown.',
        body: OwnConsentsChange,
        response,
      },
    },
    async (request) => {
      const owner = await ownerOf(context, request);
      const now = clock.now();
      await takeAttempt(database.db, changeLimit, String(owner.userId), now);
      await changeOwnConsents({ database, now }, owner, request.body);
      return { data: await readOwnConsents(database.db, owner) };
    },
  );
}

/** The key of a link; empty for a link without one. */
function keyOf({ query }: FastifyRequest): string {
  const { key } = query as Readonly<Record<string, unknown>>;
  return typeof key === 'string' ? key : '';
}

const profileWay = { href: paths.profile, label: 'Your Profile' };

const invalidPage = {
  title: 'Stop emails',
  rubber: 'Not sent',
  heading: 'This link does not work',
  text: [
    'It is incomplete or too old, and nothing was changed.',
    `To stop our emails, use the link in a newer one, sign in and open your profile, or write to ${shop.email}.`,
  ],
  ways: [profileWay, homeWay],
};

/** Enough for any body of a one-click request, which is ignored: the key is in the address. */
const MAX_BODY = 16 * 1024;

/**
 * The link that stops optional emails. Opening it changes nothing, because programs that check the links of an email open them,
 * too: the page has a button. Mail programs send the same POST (RFC 8058). Requires a separate app.
 */
export function stopEmailRoutes(app: TypedApp, { database, clock }: ConsentContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, async () => null);

  app.get(stopPath, { schema: { hide: true } }, async (request, reply) => {
    const key = keyOf(request);
    const stopped = await readStopLink(database.db, key, clock.now());
    if (!stopped) return sendPage(reply, 400, invalidPage);
    return sendPage(reply, 200, {
      title: 'Stop emails',
      rubber: 'Your choice',
      heading: 'Stop these emails?',
      text: [`We will no longer send you “${stopped.label}”. Emails about your orders still arrive.`],
      form: {
        action: `${stopPath}?key=${encodeURIComponent(key)}`,
        submit: 'Stop these emails',
        fields: [],
        values: {},
        message: '',
      },
      ways: [homeWay],
    });
  });

  app.post(stopPath, { schema: { hide: true }, config: { crossSite: true } }, async (request, reply) => {
    const stopped = await stopEmails(database, keyOf(request), clock.now());
    if (!stopped) return sendPage(reply, 400, invalidPage);
    return sendPage(reply, 200, {
      title: 'Stop emails',
      rubber: 'Stopped',
      heading: 'These emails have stopped',
      text: [
        `We no longer send you “${stopped.label}”. Emails about your orders still arrive.`,
        'If you change your mind, sign in and open your profile.',
      ],
      ways: [profileWay, homeWay],
    });
  });
}
