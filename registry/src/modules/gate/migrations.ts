/** The gate's reports. */
export const gate = [
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
];
