import type { GateReport } from '@shop/contracts/registry';
import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A gate report on a set of versions. */
export interface GateReportTable {
  id: Generated<number>;
  env: string;
  /** Identifies the set of versions, by their digests. */
  set_id: string;
  at: Moment;
  report: Json<Omit<GateReport, 'id'>>;
}

/** A page's screenshots, live and with the candidate: JPEG, as base64. */
export interface GatePictureTable {
  report: number;
  place: number;
  live: string;
  candidate: string;
}

/** Migrations by name. A released migration never changes. */
export const gateMigrations = {
  // The gate's reports.
  '0008-gate': [
    `create table registry_gate_report (
      id int generated always as identity primary key,
      env text not null,
      set_id text not null,
      at timestamptz not null,
      report jsonb not null
    )`,
    `create index registry_gate_report_set on registry_gate_report (env, set_id)`,
    `create table registry_gate_picture (
      report int not null references registry_gate_report (id),
      place int not null,
      live text not null,
      candidate text not null,
      primary key (report, place)
    )`,
  ],
};
