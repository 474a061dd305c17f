import { slugify } from '@shop/config';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine } from '../../platform/http/clean-text';
import { readPagePath } from '../redirects';
import type { PartName, PartValues } from './schemas';

/** The header has space for five entries. */
const MAX_ENTRIES = 5;

/** Longer labels would wrap in the header. */
const MAX_LABEL = 20;

const refuse = (field: string, message: string): never => {
  throw new ApiError(400, message, { extra: { field } });
};

type Link = PartValues['menu'][number];

/** Reads a link with the fields `<place>.label` and `<place>.to`. */
function readLink(place: string, { label: given, to }: Pick<Link, 'label' | 'to'>) {
  const label = cleanLine(given);
  if (label === '') refuse(`${place}.label`, 'Enter a label.');
  return { label, to: readPagePath(`${place}.to`, to) };
}

function refuseTwice(keys: readonly string[], place: (index: number) => string, message: string): void {
  const index = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (index >= 0) refuse(place(index), message);
}

function readMenu(given: PartValues['menu']): PartValues['menu'] {
  if (given.length > MAX_ENTRIES) refuse('menu', `The menu has at most ${MAX_ENTRIES} entries.`);
  const items = given.map(({ menu, ...link }, index) => ({ ...readLink(`menu.${index}`, link), menu }));
  const long = items.findIndex(({ label }) => label.length > MAX_LABEL);
  if (long >= 0) refuse(`menu.${long}.label`, `A label has at most ${MAX_LABEL} characters.`);
  refuseTwice(
    items.map(({ label }) => label.toLowerCase()),
    (index) => `menu.${index}.label`,
    'Another entry has this label.',
  );
  refuseTwice(
    items.map(({ to }) => to),
    (index) => `menu.${index}.to`,
    'Another entry links to this URL.',
  );
  refuseTwice(
    items.map(({ menu }, index) => menu ?? String(index)),
    (index) => `menu.${index}.menu`,
    'Another entry opens this menu.',
  );
  return items;
}

function readList(name: keyof PartValues['mobile'], given: PartValues['mobile'][typeof name]) {
  if (given === null) return null;
  if (given.length === 0) refuse(name, 'Add an entry, or show the shop’s list.');
  const links = given.map((link, index) => readLink(`${name}.${index}`, link));
  refuseTwice(
    links.map(({ to }) => to),
    (index) => `${name}.${index}.to`,
    'Another entry links to this URL.',
  );
  return links;
}

const readMobile = (given: PartValues['mobile']): PartValues['mobile'] => ({
  categories: readList('categories', given.categories),
  themes: readList('themes', given.themes),
  brands: readList('brands', given.brands),
});

const sectionName = (name: string) => name.split('/').map(slugify).join('/');

function readHome(given: PartValues['home']): PartValues['home'] {
  refuseTwice(
    given.map(({ name }) => name),
    () => 'home',
    'A section is listed twice.',
  );
  const wrong = given.find(({ name }) => !/^[^/]+\/[^/]+$/.test(name) || sectionName(name) !== name);
  if (wrong) refuse('home', `“${wrong.name}” is not a section.`);
  return given;
}

/** Validates a part of the storefront by its name. Throws an ApiError 400 that names the field. */
export const readPart: { readonly [Name in PartName]: (given: PartValues[Name]) => PartValues[Name] } = {
  menu: readMenu,
  mobile: readMobile,
  home: readHome,
};
