import { readFile } from 'node:fs/promises';
import type { RemoteDescriptor } from '@shop/contracts';
import { faultFinder } from '../schemas/fault-finder';
import type { Fault } from '../schemas/refusal';
import { RemoteDescriptor as DescriptorSchema } from '../schemas/remote-descriptor';
import { faultText } from './parse-artifact';

const shapeFaults = faultFinder(DescriptorSchema);

/** The faults of a remote.json whose fields have the right types. */
export function descriptorFaults({ exposes, routes, slots }: RemoteDescriptor): Fault[] {
  const within = (list: string, parts: readonly { readonly module: string }[]) =>
    parts.flatMap(({ module }, at) => {
      const field = `${list}[${at}].module`;
      return exposes.includes(module)
        ? []
        : [{ field, message: `"${field}" is "${module}", which "exposes" lacks.` }];
    });
  return [...within('routes', routes), ...within('slots', slots)];
}

/** Reads a remote's `remote.json`. Throws an Error that names the file, with a line for each field that is wrong. */
export async function readRemoteDescriptor(file: string): Promise<RemoteDescriptor> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  const wrongShape = shapeFaults(value);
  const faults = wrongShape.length > 0 ? wrongShape : descriptorFaults(value as RemoteDescriptor);
  if (faults.length > 0) throw new Error(faultText(`${file} does not fit:`, faults));
  return value as RemoteDescriptor;
}
