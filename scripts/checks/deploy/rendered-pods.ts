import { inImage, type Started } from './deploy-files';
import { podsOf, type Container, type Manifest, type PodTemplate } from './render-chart';

type Variables = Readonly<Record<string, string>>;

/** The image of a role. */
const imageOf = ([role]: readonly string[]) => inImage(role === 'gate-worker' ? 'gate' : undefined);

/**
 * Variables of a container: the image's, then those of the secret, then the container's. Throws an Error for
 * anything that Kubernetes rejects.
 */
function variablesOf(
  { envFrom = [], env = [], args }: Container,
  secrets: Readonly<Record<string, Variables>>,
): Variables {
  const secretOf = (name: string) => {
    const secret = secrets[name];
    if (!secret) throw new Error(`There is no secret ${name}.`);
    return secret;
  };
  const shared = envFrom.map(({ secretRef: { name } }) => Object.entries(secretOf(name)));
  const own = env.map(({ name, value, valueFrom }) => {
    if (valueFrom) {
      const { secretKeyRef: from } = valueFrom;
      const entry = secretOf(from.name)[from.key];
      if (entry === undefined) throw new Error(`The secret ${from.name} has no ${from.key}.`);
      return [name, entry] as const;
    }
    if (typeof value !== 'string') throw new Error(`${name} is not a string: ${JSON.stringify(value)}.`);
    return [name, value] as const;
  });
  return { ...imageOf(args).env, ...Object.fromEntries([...shared.flat(), ...own]) };
}

/** Port number of a container by its name. Throws an Error if it is not declared. */
export function portOf({ ports = [] }: Container, wanted: string): number {
  const found = ports.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no port ${wanted}.`);
  return found.containerPort;
}

const probesOf = ({ startupProbe, readinessProbe, livenessProbe }: Container) =>
  [startupProbe, readinessProbe, livenessProbe].flatMap((probe) => (probe ? [probe.httpGet] : []));

/** The pods that the rendered chart starts, jobs first, with the entries of the secrets that the operator has created. */
export function inRenderedChart(
  manifests: readonly Manifest[],
  secrets: Readonly<Record<string, Variables>>,
): readonly Started[] {
  return podsOf(manifests).map(([{ kind, metadata }, { spec }]) => {
    const [container] = spec.containers;
    const probes = probesOf(container);
    const ports = new Set(probes.map(({ port }) => portOf(container, port)));
    if (ports.size > 1) throw new Error(`${metadata.name} has probes of several ports.`);
    return {
      where: `chart, ${kind} ${metadata.name}`,
      role: container.args.join(' '),
      env: variablesOf(container, secrets),
      healthPort: [...ports][0],
      healthPaths: [...new Set(probes.map(({ path }) => path))],
      stateFolder: imageOf(container.args).stateFolder,
      stopSeconds: spec.terminationGracePeriodSeconds,
    };
  });
}

const hasLabels = ({ metadata }: PodTemplate, labels: Readonly<Record<string, unknown>>) =>
  Object.entries(labels).every(([name, value]) => metadata.labels[name] === value);

/** A service of the chart as other pods address it, and the pod behind it. */
export interface ServiceAddress {
  /** Its name and port, such as `shop-registry:3001`. */
  readonly address: string;
  /** `where` of the pod. */
  readonly pod: string;
  /** Port of the container. */
  readonly port: number;
}

/** The services of the chart. Throws an Error for a service without exactly one kind of pods. */
export const servicesOf = (manifests: readonly Manifest[]): readonly ServiceAddress[] =>
  manifests
    .filter(({ kind }) => kind === 'Service')
    .flatMap(({ metadata, spec: { selector = {}, ports = [] } }) => {
      const [pod, ...others] = podsOf(manifests).filter(([, template]) => hasLabels(template, selector));
      if (!pod || others.length > 0) throw new Error(`${metadata.name} selects no pod, or several.`);
      const [owner, { spec }] = pod;
      return ports.map(({ port, targetPort }) => ({
        address: `${metadata.name}:${port}`,
        pod: `chart, ${owner.kind} ${owner.metadata.name}`,
        port: portOf(spec.containers[0], targetPort),
      }));
    });
