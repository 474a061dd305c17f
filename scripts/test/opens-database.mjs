/** Source of a suite that opens a database through one of these: it runs once on each engine. */
export const opensDatabase =
  /\b(openTestDatabase|startTestApi|openOrderShop|openHistoryShop|openStaffedShop|makeTestHome|startPostgresPair|openTestRegistry)\(/;
