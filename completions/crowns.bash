# Completion of crowns in bash. Each Tab asks crowns itself.

_crowns() {
    local IFS=$'\n' value word reply
    local -a words=()
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        # To bash, `=` and `:` are words of their own.
        if [[ ${#words[@]} -gt 0 && ($word == [=:]* || ${words[-1]} == *[=:]) ]]; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
    done
    local typed=${words[-1]} cut=""
    [[ $typed == *[=:]* ]] && cut=${typed%"${typed##*[=:]}"}
    # What the shell takes out of a word, crowns never sees.
    words=("${words[@]//[\"\'\\]/}")
    COMPREPLY=()
    reply=$(COMPLETE=bash crowns -- "${words[@]}" 2> /dev/null)
    for value in $reply; do
        value=${value%%$'\t'*}
        value=${value#"$cut"}
        [[ -z $value || ${COMP_WORDS[COMP_CWORD]} == [\"\']* ]] || printf -v value %q "$value"
        COMPREPLY+=("$value")
    done
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/] ]]; then
        compopt -o nospace
    fi
}
complete -o nosort -F _crowns crowns
