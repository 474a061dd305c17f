import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { courierVariables, paymentVariables } from '@shop/api/settings';
import { formatText } from '@shop/release-tools/format-text';
import { home } from '../src/home';
import { variableTable } from '../src/settings/variables';
import { commandsDocument, commandsFile } from './commands-document';

/**
 * `npm run generate`: writes the table of variables into docs/configuration.md, the variables of payment providers and
 * couriers into .env.example, and docs/commands.md.
 */
const file = path.join(home, 'docs/configuration.md');
const text = readFileSync(file, 'utf8');
const table = await formatText(file, variableTable());
const found = /^\| Variable[\s\S]*?\n(?=\n)/m.exec(text);
if (!found) throw new Error(`${file} has no table of variables.`);
writeFileSync(
  file,
  text.replace(found[0], () => table),
);

const exampleFile = path.join(home, '.env.example');
const exampleLines = (variables: Readonly<Record<string, { readonly example?: string }>>) =>
  Object.entries(variables)
    .map(([name, { example = '' }]) => `#${name}=${example}\n`)
    .join('');
writeFileSync(
  exampleFile,
  readFileSync(exampleFile, 'utf8')
    .replace(/(?<=^# Payments:.*\n)(?:#\w+=.*\n)*?(?=#SHOP_GSTIN=)/m, exampleLines(paymentVariables))
    .replace(/(?<=^# Couriers:.*\n)(?:#\w+=.*\n)*/m, exampleLines(courierVariables)),
);
writeFileSync(commandsFile, await commandsDocument());
