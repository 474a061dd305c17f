import { describe, expect, it } from '@jest/globals';
import { limits, paths, routePatterns, shipping, shop, tax } from '@shop/config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeForStorage } from '../api/src/platform/html/sanitize';
import { reservationMs } from '../api/src/durations';
import { loadSeedData } from '@shop/api/seed';

const data = loadSeedData(import.meta.dirname);

/** Every long text of the shop, with the file that contains it. */
const texts = [
  ...data.blogPosts.map(({ slug, detail }) => [`blog/${slug}.html`, detail] as const),
  ...data.policies.map(({ slug, description }) => [`policies/${slug}.html`, description] as const),
  ...data.content.map(({ key, description }) => [`content/${key}.html`, description] as const),
];
const policy = (slug: string) => data.policies.find((entry) => entry.slug === slug)?.description ?? '';
const facts = [...data.policies, ...data.content].map(({ description }) => description);

const pages: readonly string[] = Object.values(routePatterns).filter((path) => !path.includes(':'));
const shelves = new Set<string>([
  ...pages,
  ...data.products.map(({ slug }) => paths.product(slug)),
  ...data.blogPosts.map(({ slug }) => paths.blog(slug)),
  ...data.themes.map(({ slug }) => paths.theme(slug)),
  ...data.brands.map(({ name }) => paths.brand(name)),
  ...data.categories.flatMap(({ slug, subcategories }) =>
    subcategories.map(({ name }) => paths.category(slug, name)),
  ),
]);
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe.each(texts)('%s', (file, html) => {
  it('is stored unchanged', () => {
    const outside = / target="_blank" rel="noopener noreferrer"/g;
    expect(sanitizeForStorage(html).replace(outside, '').replaceAll(' />', '>')).toBe(
      html.replaceAll(' />', '>'),
    );
  });

  it('links only to pages and contacts of the shop', () => {
    const links = valuesOf(html, 'href');
    const inside = links.filter((link) => link.startsWith('/'));
    expect(inside.filter((link) => !shelves.has(link))).toEqual([]);
    if (file.startsWith('blog/')) {
      expect(inside.filter((link) => link.startsWith('/products/')).length).toBeGreaterThanOrEqual(3);
      expect(inside.filter((link) => link.startsWith('/collections/'))).not.toEqual([]);
    }
    const elsewhere = links.filter((link) => !/^(\/|https:)/.test(link));
    const ours = [shop.email, shop.grievanceOfficer.email].map((address) => `mailto:${address}`);
    expect(elsewhere.filter((link) => ![...ours, shop.phoneHref].includes(link))).toEqual([]);
  });

  it('shows pictures of the shop, described and with their size', () => {
    for (const [picture] of html.matchAll(/<img[^>]+>/g)) {
      const file = /src="\/media\/([a-z0-9-]+\.webp)"/.exec(picture)?.[1] ?? 'none';
      expect([file, existsSync(join(import.meta.dirname, 'media', file))]).toEqual([file, true]);
      expect(picture).toMatch(/ alt="[^"]{10,}" width="800" height="800" loading="lazy"/);
    }
  });

  it('keeps the order of its headings', () => {
    const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
    expect(levels.every((level, at) => level >= 2 && level <= (levels[at - 1] ?? 1) + 1)).toBe(true);
  });
});

describe('what the texts promise', () => {
  it('is the free-shipping threshold of the cart', () => {
    const promised = facts.flatMap(
      (html) => html.match(/₹[0-9,]+(?= and more| are sent free|, before discounts)/g) ?? [],
    );
    expect(promised.length).toBeGreaterThanOrEqual(2);
    expect(new Set(promised)).toEqual(new Set([`₹${limits.freeShippingRupees}`]));
  });

  it('is the shipping price', () => {
    const { freeFromPaise = 0, pricePaise = 0 } = data.shipping ?? {};
    expect(freeFromPaise).toBe(limits.freeShippingRupees * 100);
    const promised = facts.flatMap((html) => html.match(/(?<=below that it costs )₹[0-9,]+ \+ GST/gi) ?? []);
    expect(promised).toEqual([`₹${pricePaise / 100} + GST`, `₹${pricePaise / 100} + GST`]);
  });

  it('is the tax, the reservation and the delivery of the shop', () => {
    const percent = tax.gstBasisPoints / 100;
    for (const html of facts) {
      for (const [, rate] of html.matchAll(/([0-9.]+) percent GST/g)) expect(Number(rate)).toBe(percent);
      for (const [, minutes] of html.matchAll(/for you for ([0-9]+) minutes/g))
        expect(Number(minutes) * 60_000).toBe(reservationMs);
      for (const [days] of html.matchAll(/[0-9]+-[0-9]+ days/g)) expect(days).toBe(shipping.deliveryEstimate);
    }
    expect(policy('payment-policy')).toContain(`GST, ${percent} percent`);
    expect(policy('shipping-policy')).toContain(shipping.deliveryEstimate);
  });

  it('is delivery to the states of the checkout form', () => {
    const states = `${shipping.states.slice(0, -1).join(', ')} and ${shipping.states.at(-1)}`;
    expect(policy('shipping-policy')).toContain(states);
    expect(data.content[0]?.description).toContain(states);
  });

  it('includes the shop’s address, its hours and its grievance officer', () => {
    const { address, grievanceOfficer, openingHours } = shop;
    for (const slug of ['privacy-policy', 'return-and-refund-policy', 'terms-service']) {
      expect(policy(slug)).toContain(grievanceOfficer.name);
      expect(policy(slug)).toContain(address);
      expect(policy(slug)).toContain('within forty-eight hours');
    }
    for (const slug of ['privacy-policy', 'terms-service', 'payment-policy', 'shipping-policy'])
      expect(policy(slug)).toContain(openingHours);
  });

  it('includes the effective date of every policy', () => {
    for (const { description } of data.policies)
      expect(description).toMatch(/In force from <time datetime="2026-11-01">1 November 2026<\/time>/);
  });
});
