/** Lets one task run at a time. */
export interface SingleFlight {
  /** Returns whether a task may begin, and blocks others until `end`. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

/**
 * Ignores the second click of a double click, for which React's state would be a render too late.
 * In a component: `const [flight] = useState(singleFlight)`.
 */
export function singleFlight(): SingleFlight {
  let isUnderWay = false;
  return {
    begin: () => {
      const mayBegin = !isUnderWay;
      isUnderWay = true;
      return mayBegin;
    },
    end: () => {
      isUnderWay = false;
    },
  };
}
