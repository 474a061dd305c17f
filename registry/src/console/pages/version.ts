import type { ListedArtifact, Provenance } from '@shop/contracts/registry';
import { byHand } from '@shop/protocol';
import { istTime, sizeText } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { emptyText, table, timeOf } from './components';
import { signatureMark, versionAddress } from './signature-piece';

interface VersionPage {
  readonly artifact: Omit<ListedArtifact, 'signature' | 'lastSeen'>;
  readonly provenance: Provenance;
}

const unknown = markup`<span class="aside">not said</span>`;

function builtBy({ builtBy: person, builder }: Provenance): Piece {
  if (builder === null) return unknown;
  const who = person ?? 'somebody';
  return builder === byHand ? `${who}, by hand` : markup`${who}, in <span class="code">${builder}</span>`;
}

function commitOf({ commit, dirty }: Provenance): Piece {
  if (commit === null) return unknown;
  return markup`<span class="code">${commit.slice(0, 12)}</span>${
    dirty === true && markup` <span class="mark-bad">with changes that are not in it</span>`
  }${dirty === false && markup` <span class="mark-good">unchanged</span>`}`;
}

const originsOf = ({ origins = [] }: VersionPage['artifact']): Piece =>
  origins.length === 0 ? 'none' : origins.map((origin) => markup`<span class="code">${origin}</span> `);

function factsOf({ artifact, provenance }: VersionPage, now: Date): Markup {
  const { pipeline, repository, builtAt, signature } = provenance;
  const bytes = artifact.files.reduce((sum, { size }) => sum + size, 0);
  return markup`<dl class="facts">
    <div><dt>Signature</dt><dd>${signatureMark(signature)}</dd></div>
    <div><dt>Built by</dt><dd>${builtBy(provenance)}</dd></div>
    <div><dt>Commit</dt><dd>${commitOf(provenance)}</dd></div>
    <div><dt>Repository</dt><dd>${repository === null ? unknown : markup`<span class="code">${repository}</span>`}</dd></div>
    <div><dt>Pipeline</dt><dd>${pipeline === null ? unknown : markup`<a href="${pipeline}" rel="noreferrer">${pipeline}</a>`}</dd></div>
    <div><dt>Built</dt><dd>${builtAt === null ? unknown : istTime(builtAt)}</dd></div>
    <div><dt>Published</dt><dd>${timeOf(artifact.at, now)} <span class="aside">by ${artifact.publishedBy}</span></dd></div>
    <div><dt>Files</dt><dd>${artifact.files.length}, ${sizeText(bytes)}${!artifact.stored && ' (cleaned up)'}</dd></div>
    <div><dt>Other origins</dt><dd>${originsOf(artifact)}</dd></div>
    <div><dt>Digest</dt><dd class="code">${artifact.digest}</dd></div>
  </dl>`;
}

const sources = {
  build: 'What its bundler has put into the builds.',
  declared:
    'What its package.json names and what these need: its builds did not say what was put in, so that it may be less, or more.',
} as const;

function packagesPiece({ packages, packagesFrom }: Provenance, name: string): Markup {
  if (packagesFrom === null) return emptyText('It was published without a bill of materials.');
  return markup`<p>${sources[packagesFrom]}</p>
    ${
      packages.length === 0
        ? emptyText('No package but its own code.')
        : table<Provenance['packages'][number]>(
            `Packages in ${name}`,
            [
              { name: 'Package', cell: (one) => markup`<span class="code">${one.name}</span>` },
              { name: 'Version', cell: ({ version }) => markup`<span class="code">${version}</span>` },
              { name: 'Licence', cell: ({ licences }) => licences.join(', ') || unknown },
            ],
            packages,
          )
    }`;
}

/** One version: whether it is signed, where it comes from, and what is in it. */
export function versionPage(frame: Frame, page: VersionPage): Markup {
  const { artifact, provenance } = page;
  const { remote, version } = artifact;
  const name = `${remote}@${version}`;
  const address = versionAddress(artifact);
  const { signature, attested, packagesFrom } = provenance;
  return documentOf(frame, {
    title: name,
    place: '/ops',
    ofAll: true,
    content: markup`
      <p><a href="/ops/remotes/${remote}">All of ${remote}</a></p>
      ${
        signature.state !== 'signed' &&
        markup`<p class="notice ${signature.required ? 'bad' : 'cold'}">${signature.message}</p>`
      }
      <section><h2>Where it comes from</h2>
      ${factsOf(page, frame.now)}
      <p class="actions">
        ${attested && markup`<a class="action" href="${address}/provenance.json" download>Download the statement</a>`}
        <a class="action" href="/ops/remotes/${remote}/keys">Signing keys of ${remote}</a>
        <a class="action" href="/ops/remotes/${remote}/origins">Origins of ${remote}</a>
      </p></section>
      <section><h2>Packages</h2>
      ${packagesPiece(provenance, name)}
      ${packagesFrom !== null && markup`<p class="actions"><a class="action" href="${address}/sbom.json" download>Download the bill of materials</a></p>`}
      </section>`,
  });
}
