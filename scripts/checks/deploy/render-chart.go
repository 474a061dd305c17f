// Renders the templates of a Helm chart, with the functions that this chart uses. Reads {"files": {name: text}, "context": {…}} as JSON
// from stdin and writes the rendered files as JSON to stdout. As with `helm lint --strict`, a value that is missing is an error.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"sort"
	"strings"
	"text/template"
)

type input struct {
	Files   map[string]string
	Context map[string]interface{}
}

func exitWith(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// isEmpty is what `default` replaces: nil, false, 0, and an empty text, list or map.
func isEmpty(value interface{}) bool {
	if value == nil {
		return true
	}
	of := reflect.ValueOf(value)
	switch of.Kind() {
	case reflect.Map, reflect.Slice, reflect.String:
		return of.Len() == 0
	}
	return of.IsZero()
}

// integer converts as the library of Helm does: numbers of values.yaml are float64.
func integer(value interface{}) (int64, error) {
	switch of := value.(type) {
	case int:
		return int64(of), nil
	case int64:
		return of, nil
	case float64:
		return int64(of), nil
	}
	return 0, fmt.Errorf("add: %v (%T) is not a number", value, value)
}

func functions(templates *template.Template) template.FuncMap {
	return template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var text strings.Builder
			err := templates.ExecuteTemplate(&text, name, data)
			return text.String(), err
		},
		// JSON is YAML, too.
		"toYaml": func(value interface{}) (string, error) {
			text, err := json.Marshal(value)
			return string(text), err
		},
		"nindent": func(spaces int, text string) string {
			start := "\n" + strings.Repeat(" ", spaces)
			return start + strings.ReplaceAll(text, "\n", start)
		},
		"trimPrefix": func(prefix, text string) string { return strings.TrimPrefix(text, prefix) },
		"list":       func(values ...interface{}) []interface{} { return values },
		"dict": func(pairs ...interface{}) (map[string]interface{}, error) {
			made := map[string]interface{}{}
			for at := 0; at < len(pairs); at += 2 {
				key, isText := pairs[at].(string)
				if !isText || at+1 == len(pairs) {
					return nil, fmt.Errorf("dict: %v is not a key with a value", pairs[at])
				}
				made[key] = pairs[at+1]
			}
			return made, nil
		},
		"get": func(from map[string]interface{}, key string) interface{} {
			if value, exists := from[key]; exists {
				return value
			}
			return ""
		},
		"has": func(wanted interface{}, values []interface{}) bool {
			for _, value := range values {
				if reflect.DeepEqual(value, wanted) {
					return true
				}
			}
			return false
		},
		"default": func(fallback, value interface{}) interface{} {
			if isEmpty(value) {
				return fallback
			}
			return value
		},
		"add": func(values ...interface{}) (int64, error) {
			var sum int64
			for _, value := range values {
				number, err := integer(value)
				if err != nil {
					return 0, err
				}
				sum += number
			}
			return sum, nil
		},
	}
}

func main() {
	var given input
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		exitWith(err)
	}
	templates := template.New("").Option("missingkey=error")
	templates.Funcs(functions(templates))
	names := make([]string, 0, len(given.Files))
	for name := range given.Files {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		if _, err := templates.New(name).Parse(given.Files[name]); err != nil {
			exitWith(err)
		}
	}
	rendered := map[string]string{}
	for _, name := range names {
		if strings.HasPrefix(name, "_") {
			continue
		}
		var text strings.Builder
		if err := templates.ExecuteTemplate(&text, name, given.Context); err != nil {
			exitWith(err)
		}
		rendered[name] = text.String()
	}
	if err := json.NewEncoder(os.Stdout).Encode(rendered); err != nil {
		exitWith(err)
	}
}
