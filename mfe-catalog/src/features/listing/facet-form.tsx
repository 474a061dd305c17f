import { productFilters, slugify } from '@shop/config';
import type { FacetValue, ListFacets } from '@shop/contracts';
import { formatRupeesPlain, fromRupees } from '@shop/money';
import { Button, Skeleton } from '@shop/ui';
import { t } from '../../messages';
import {
  facetNames,
  filterNames,
  panelParameter,
  valuesOf,
  withOption,
  withValues,
  type FacetName,
  type ListingChoice,
} from './address';
import { facetsQuery, useGetFacetsQuery, type FacetScope } from './data';
import styles from './facets.module.css';

const legends: Readonly<Record<FacetName, string>> = {
  categories: 'Category',
  brands: 'Brand',
  themes: 'Theme',
  colors: 'Colour',
  prices: 'Price',
  origins: 'Country of origin',
};

const rupees = (text: string) => formatRupeesPlain(fromRupees(Number(text)));

/** A price range such as `100-250` in words; the end is exclusive. */
export function priceRange(value: string): string {
  const [from = '0', to = ''] = value.split('-');
  if (to === '') return t('{from} and over', { from: rupees(from) });
  return Number(from) === 0
    ? t('Under {to}', { to: rupees(to) })
    : t('{from} to {to}', { from: rupees(from), to: rupees(to) });
}

const nameOf = (facet: FacetName, { value, name = value }: FacetValue) =>
  facet === 'prices' ? priceRange(value) : name;

interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Choice({ label, count, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.box} />
      <span>
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{` (${count})`}</span>}
      </span>
    </label>
  );
}

interface GroupProps {
  readonly facets: ListFacets;
  readonly choice: ListingChoice;
  readonly onChoose: (choice: ListingChoice) => void;
}

/** The values of a facet; nothing if there is nothing to choose between. */
function FacetGroup({ facet, facets, choice, onChoose }: GroupProps & { readonly facet: FacetName }) {
  const values = facets[facet];
  const chosen = valuesOf(choice, facet);
  if (values.length < 2 && chosen.length === 0) return null;
  const toggle = (value: string) => {
    const others = chosen.filter((one) => one !== value);
    onChoose(withValues(choice, facet, chosen.includes(value) ? others : [...chosen, value]));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(legends[facet])}</legend>
      <div className={styles.values}>
        {values.map((one) => (
          <Choice
            key={one.value}
            type="checkbox"
            name={facet}
            value={one.value}
            label={nameOf(facet, one)}
            count={one.count}
            checked={chosen.includes(one.value)}
            onChange={() => toggle(one.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Availability with counts; the same choice as in the filter bar. */
function AvailabilityGroup({ facets, choice, onChoose }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('Availability')}</legend>
      <div className={styles.values}>
        {productFilters.availability.map((label, index) => {
          const value = index === 0 ? '' : slugify(label);
          return (
            <Choice
              key={label}
              type="radio"
              name="availability"
              value={value}
              label={t(label)}
              count={facets.availability.find((one) => one.value === value)?.count}
              checked={(choice.availability ?? '') === value}
              onChange={() => onChoose(withOption(choice, 'availability', label))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

export interface FacetFormProps {
  /** URL of the listing. */
  readonly action: string;
  readonly choice: ListingChoice;
  readonly scope: FacetScope;
  /** The search text; undefined for other lists. */
  readonly text?: string;
  readonly onChoose: (choice: ListingChoice) => void;
}

/** The choices of the panel, as a form, which works without scripts, too. */
export function FacetForm({ action, choice, scope, text, onChoose }: FacetFormProps) {
  const { data: facets, isError, isFetching, refetch } = useGetFacetsQuery(facetsQuery(scope, choice));
  if (!facets && isError) {
    return (
      <p role="alert" className={styles.failed}>
        <span>{t('The filters could not be loaded.')}</span>{' '}
        <Button onClick={() => void refetch()}>{t('Try again')}</Button>
      </p>
    );
  }
  if (!facets) return <Skeleton height={320} />;
  const { availability, category, sort } = choice;
  const isChosen = facetNames.some((name) => choice[name]);
  const others = filterNames.filter((name) => name !== 'availability' && choice[name]);
  const group = { facets, choice, onChoose };
  return (
    <form method="get" action={action} aria-label={t('More filters')} aria-busy={isFetching}>
      {text && <input type="hidden" name="q" value={text} />}
      {others.map((name) => (
        <input key={name} type="hidden" name={name} value={choice[name]} />
      ))}
      <input type="hidden" name={panelParameter[0]} value={panelParameter[1]} />
      <div className={styles.groups}>
        <FacetGroup facet="categories" {...group} />
        <FacetGroup facet="brands" {...group} />
        <FacetGroup facet="themes" {...group} />
        <FacetGroup facet="colors" {...group} />
        <FacetGroup facet="prices" {...group} />
        <AvailabilityGroup {...group} />
        <FacetGroup facet="origins" {...group} />
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('Apply')}
        </Button>
      </noscript>
      {isChosen && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={() =>
            onChoose({
              ...(availability && { availability }),
              ...(category && { category }),
              ...(sort && { sort }),
            })
          }
        >
          {t('Clear these filters')}
        </Button>
      )}
    </form>
  );
}
