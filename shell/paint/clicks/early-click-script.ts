declare global {
  /** What was clicked before the page could answer; null once the page itself looks after that. */
  var earlyClicks: (EventTarget | null)[] | null | undefined;
}

/** Stands in the document before its markup, which can be seen and clicked seconds before the page's code is there. */
export const earlyClickScript =
  'earlyClicks=[];addEventListener("click",e=>earlyClicks?.push(e.target),true)';
