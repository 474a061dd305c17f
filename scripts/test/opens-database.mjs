/** Matches the source of a suite that opens a database: it runs once on each engine. */
export const opensDatabase =
  /\b(openTestDatabase|startTestApi|openOrderShop|openCourierShop|openCourierOffice|openHistoryShop|openAlertShop|openReviewShop|openStaffedShop|makeTestHome|startPostgresPair|openTestRegistry)\(/;
